import type { Client } from "@marquee/api/client/create-client";
import { queryOptions } from "@tanstack/react-query";
import type { FirstRows } from "../../page-kit/first-rows.ts";
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

export const homeQuery = (client: Client) =>
  queryOptions({
    queryKey: [...HOME, "read"],
    queryFn: ({ signal }) => client.home.read({}, { signal }),
  });

/** What Home shows, fetched while the session is looked up. */
export const firstHome: FirstRows = async (queries, { client }) => {
  await queries.prefetchQuery(homeQuery(client));
};
