import type { Client } from "@marquee/api/client/create-client";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { lastDays, REPORT_DAYS, type DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { rangeOf } from "../../page-kit/date-range/use-range-in-address.ts";
import type { FirstRows } from "../../page-kit/first-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { savedCompanyBranch } from "../companies/use-company-branch.ts";

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

/** The days whose figures Home shows, unless others are chosen. */
export const usualDays = (): DateRangeDraft => lastDays(REPORT_DAYS, centralDayOf(now()));

/** What a Home shows: of staff the queues of a company, or of every one; of a merchant the figures of some days. */
export const homeQuery = (client: Client, companyId: string | null, range: DateRangeDraft) =>
  queryOptions({
    queryKey: [...HOME, "read", companyId, range],
    queryFn: ({ signal }) =>
      client.home.read(
        { query: { companyId: companyId ?? undefined, from: range.fromDate, to: range.toDate } },
        { signal },
      ),
    // the page stays while the figures of other days are read
    placeholderData: keepPreviousData,
  });

/** What Home shows, fetched while the session is looked up. */
export const firstHome: FirstRows = async (queries, { client, person, search }) => {
  const { companyId } = savedCompanyBranch(person, search);
  const range = rangeOf(search, centralDayOf(now())) ?? usualDays();
  await queries.prefetchQuery(homeQuery(client, person.acrossCompanies ? companyId : null, range));
};
