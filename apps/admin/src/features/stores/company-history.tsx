import type { Company } from "@marquee/domain/companies/company.schema";
import { HistoryPanel, type RowHistoryProps } from "../history/history-panel.tsx";
import { companyHistory } from "./company-history-of.ts";

/** What became of a company. */
export const CompanyHistory = ({ row, onClose }: RowHistoryProps<Company>) => (
  <HistoryPanel title={row.name} thing={row} {...companyHistory(row.id)} onClose={onClose} />
);
