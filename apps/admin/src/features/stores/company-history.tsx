import type { Company } from "@marquee/domain/companies/company.schema";
import { placeShownAs } from "../geography/place-shown-as.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { COMPANIES } from "../companies/companies.queries.ts";

const SHOWN_AS = { ...placeShownAs, ...imagesShownAs };

export interface CompanyHistoryProps {
  readonly company: Company;
  readonly onClose: () => void;
}

/** What became of a company. */
export function CompanyHistory({ company, onClose }: CompanyHistoryProps) {
  return (
    <HistoryPanel
      title={company.name}
      thing={company}
      shownAs={SHOWN_AS}
      of={[COMPANIES, company.id]}
      read={(client, options) => client.companies.history({ params: { id: company.id } }, options)}
      onClose={onClose}
    />
  );
}
