import type { Company } from "@marquee/domain/companies/company.schema";
import { companyShownAs } from "../companies/company-shown-as.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { companyHistory } from "./company-history-of.ts";

export interface CompanyHistoryProps {
  readonly company: Company;
  readonly onClose: () => void;
}

/** What became of a company. */
export const CompanyHistory = ({ company, onClose }: CompanyHistoryProps) => (
  <HistoryPanel
    title={company.name}
    thing={company}
    shownAs={companyShownAs}
    {...companyHistory(company.id)}
    onClose={onClose}
  />
);
