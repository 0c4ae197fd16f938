import { COMPANIES } from "../companies/companies.queries.ts";
import { companyShownAs } from "../companies/company-shown-as.ts";
import type { HistoryOf } from "../history/history.queries.ts";

/** How the history of a company is read. */
export const companyHistory = (id: string): HistoryOf => ({
  of: [COMPANIES, id],
  read: (client, options) => client.companies.history({ params: { id } }, options),
  shownAs: companyShownAs,
});
