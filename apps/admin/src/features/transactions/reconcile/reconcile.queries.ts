import type { Client } from "@marquee/api/client/create-client";
import type {
  BookDifference,
  MatchedLine,
  PayoutDay,
  TaxTotal,
} from "@marquee/domain/reconciliation/difference.schema";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { FirstOfDays } from "../../../page-kit/date-range/first-day.ts";
import type { ListQuery } from "../../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../../page-kit/noun-key.ts";
import { useClient } from "../../../session/session-context.tsx";

export const RECONCILIATION = nounKey("reconciliation");

/** What a list is narrowed to. */
const ofCompany = (companyId: string | null) => (companyId === null ? {} : { companyId });

/** The lines on which the books and the providers differ: those that are open, or those that are closed. */
export const differenceRows = (
  client: Client,
  closed: "N" | "Y",
  companyId: string | null,
): ListQuery<BookDifference> => ({
  queryKey: [...RECONCILIATION, "list", closed, companyId],
  fetchRows: ({ query }, options) =>
    client.reconciliation.differences(
      { query: { ...query, ...ofCompany(companyId), closed } },
      options,
    ),
});

/** The lines on which both sides agree. */
export const matchedRows = (client: Client, companyId: string | null): ListQuery<MatchedLine> => ({
  queryKey: [...RECONCILIATION, "matched", companyId],
  fetchRows: ({ query }, options) =>
    client.reconciliation.matched({ query: { ...query, ...ofCompany(companyId) } }, options),
});

/** One difference, open or closed, with its history. */
export const differenceQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...RECONCILIATION, "one", id],
    queryFn: ({ signal }) => client.reconciliation.byId({ params: { id } }, { signal }),
  });

/** When the books were compared, and what is open. */
export const reconciliationQuery = (client: Client) =>
  queryOptions({
    queryKey: [...RECONCILIATION, "overview"],
    queryFn: ({ signal }) => client.reconciliation.overview({}, { signal }),
  });

const daysOf = (range: DateRangeDraft | null) =>
  range === null ? {} : { from: range.fromDate, to: range.toDate };

/** What providers received in these days, and what became of it. */
export const moneyQuery = (client: Client, range: DateRangeDraft) =>
  queryOptions({
    queryKey: [...RECONCILIATION, "money", range],
    queryFn: ({ signal }) => client.reconciliation.money({ query: daysOf(range) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What providers received, charged and paid out, by day. */
export const payoutRows = (client: Client, range: DateRangeDraft | null): ListQuery<PayoutDay> => ({
  queryKey: [...RECONCILIATION, "payouts", range],
  fetchRows: ({ query }, options) =>
    client.reconciliation.payoutDays({ query: { ...query, ...daysOf(range) } }, options),
});

/** The first day on which a provider received or paid out anything. */
export const firstMoney = (client: Client): FirstOfDays => ({
  queryKey: [...RECONCILIATION, "first"],
  what: "the first money came",
  read: async (signal) => {
    const query = { page: 1, size: 1, sort: "day" };
    const [first] = (await client.reconciliation.payoutDays({ query }, { signal })).rows;
    return first?.day ?? null;
  },
});

/** Taxes by province or state and rate. */
export const taxRows = (
  client: Client,
  range: DateRangeDraft | null,
  companyId: string | null,
): ListQuery<TaxTotal> => ({
  queryKey: [...RECONCILIATION, "taxes", range, companyId],
  fetchRows: ({ query }, options) =>
    client.reconciliation.taxTotals(
      { query: { ...query, ...daysOf(range), ...ofCompany(companyId) } },
      options,
    ),
});

/** How many differences are open, and how many lines are matched; undefined until it is known. */
export function useReconciliationCounts(): Readonly<
  Record<"matched" | "reconcile", number | undefined>
> {
  const { data } = useQuery(reconciliationQuery(useClient()));
  return { reconcile: data?.open, matched: data?.matched };
}
