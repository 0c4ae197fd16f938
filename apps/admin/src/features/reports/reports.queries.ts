import type { Client } from "@marquee/api/client/create-client";
import { NO_FILTER } from "@marquee/api/http/path";
import type { StoredRefusal } from "@marquee/domain/ingest/ingest.schema";
import { CURRENCIES } from "@marquee/domain/money/currencies";
import { dailyConversion } from "@marquee/domain/reports/conversion-report";
import type { ConversionRow, ShopOrder } from "@marquee/domain/reports/conversion.schema";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListRequest } from "../../page-kit/list/list-definition.ts";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";

export const REPORTS = ["reports"] as const;

/** Whose bills of which days: of every company the user may see, if none is named. */
export interface ReportSelection {
  readonly companyId: string | null;
  readonly storeId: string | null;
  readonly range: DateRangeDraft;
}

const reportParams = ({ companyId, storeId, range }: ReportSelection) => ({
  companyId: companyId ?? NO_FILTER,
  storeId: storeId ?? NO_FILTER,
  from: range.fromDate,
  to: range.toDate,
});

/** The currency that a filter of the list names, if it names one. */
function chosenCurrency({ currency }: ListRequest["filters"]) {
  const known = CURRENCIES.find((one) => one === currency);
  return known === undefined ? {} : { currency: known };
}

/** The bills of shops. */
export const conversionRows = (
  client: Client,
  selection: ReportSelection,
): ListQuery<ConversionRow> => ({
  queryKey: [...REPORTS, "list", reportParams(selection)],
  fetchRows: ({ query, filters }, options) =>
    client.reports.conversion(
      { params: reportParams(selection), query: { ...query, ...chosenCurrency(filters) } },
      options,
    ),
});

/** What all bills of the selection come to in each currency, and every day of it. */
export const summaryQuery = (
  client: Client,
  selection: ReportSelection,
  { q, filters }: Pick<ListRequest, "q" | "filters">,
) =>
  queryOptions({
    queryKey: [...REPORTS, "summary", reportParams(selection), q, filters],
    queryFn: async ({ signal }) => {
      const params = reportParams(selection);
      const query = { ...chosenCurrency(filters), ...(q === "" ? {} : { q }) };
      const summary = await client.reports.summary({ params, query }, { signal });
      const currencies = summary.currencies.map((one) => ({
        ...one,
        days: dailyConversion(one.days, selection.range),
      }));
      return { ...summary, currencies };
    },
    placeholderData: keepPreviousData,
  });

/** The rows of deliveries that were refused: those to correct, or those that were delivered right since. */
export const refusedRows = (client: Client): ListQuery<StoredRefusal> => ({
  queryKey: [...REPORTS, "refusedRows"],
  fetchRows: ({ query, tab }, options) =>
    client.reports.refusedRows(
      { query: { ...query, closed: tab === "taken" ? "Y" : "N" } },
      options,
    ),
});

/** One bill. */
export const billQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...REPORTS, "bill", id],
    queryFn: ({ signal }) => client.reports.billById({ params: { id } }, { signal }),
  });

/** The versions of a bill, the newest first. */
export const versionsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...REPORTS, "versions", id],
    queryFn: ({ signal }) => client.reports.billVersions({ params: { id } }, { signal }),
  });

/** The orders behind a version of a bill. */
export const orderRows = (client: Client, id: string, version: number): ListQuery<ShopOrder> => ({
  queryKey: [...REPORTS, "orders", id, version],
  fetchRows: ({ query }, options) =>
    client.reports.ordersByBill({ params: { id }, query: { ...query, version } }, options),
});
