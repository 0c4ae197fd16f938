import type { Company } from "@marquee/domain/companies/company.schema";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";
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
  const client = useClient();
  const history = useQuery({
    queryKey: [...COMPANIES, "history", company.id],
    queryFn: ({ signal }) => client.companies.history({ params: { id: company.id } }, { signal }),
    // what was just done is to be seen
    staleTime: 0,
  });
  return (
    <HistoryPanel
      title={company.name}
      thing={company}
      shownAs={SHOWN_AS}
      history={history}
      onClose={onClose}
    />
  );
}
