import type { Client } from "@marquee/api/client/create-client";
import { queryOptions } from "@tanstack/react-query";
import type { FirstRows } from "../../page-kit/first-rows.ts";
import { savedCompanyBranch } from "../companies/use-company-branch.ts";
import { nounKey } from "../../page-kit/noun-key.ts";

/** Home shows rows of all these nouns: a change of any of them reads it again. */
export const HOME = nounKey("home", {
  shownFrom: [
    "campaigns",
    "offers",
    "stores",
    "companies",
    "bills",
    "cards",
    "transactions",
    "stuckPayments",
    "disputes",
    "reconciliation",
    "undelivered",
  ],
});

/** What a Home shows: of staff the queues of a company, or of every one. */
export const homeQuery = (client: Client, companyId: string | null) =>
  queryOptions({
    queryKey: [...HOME, "read", companyId],
    queryFn: ({ signal }) =>
      client.home.read({ query: companyId === null ? {} : { companyId } }, { signal }),
  });

/** What Home shows, fetched while the session is looked up. */
export const firstHome: FirstRows = async (queries, { client, person, search }) => {
  const { companyId } = savedCompanyBranch(person, search);
  await queries.prefetchQuery(homeQuery(client, person.acrossCompanies ? companyId : null));
};
