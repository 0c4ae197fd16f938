import type { Client } from "@marquee/api/client/create-client";
import { NO_FILTER } from "@marquee/api/http/path";
import type { StoredRefusal } from "@marquee/domain/ingest/ingest.schema";
import { dailyConversion } from "@marquee/domain/reports/conversion-report";
import type { ConversionRow, ShopOrder } from "@marquee/domain/reports/conversion.schema";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
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

/** The bills of shops. */
export const conversionRows = (
  client: Client,
  selection: ReportSelection,
): ListQuery<ConversionRow> => ({
  queryKey: [...REPORTS, "list", reportParams(selection)],
  fetchRows: ({ query }, options) =>
    client.reports.conversion({ params: reportParams(selection), query }, options),
});

/** What all bills of the selection come to, and every day of it. */
export const summaryQuery = (client: Client, selection: ReportSelection, q: string) =>
  queryOptions({
    queryKey: [...REPORTS, "summary", reportParams(selection), q],
    queryFn: async ({ signal }) => {
      const params = reportParams(selection);
      const query = q === "" ? {} : { q };
      const summary = await client.reports.summary({ params, query }, { signal });
      return { ...summary, days: dailyConversion(summary.days, selection.range) };
    },
    placeholderData: keepPreviousData,
  });

/** The rows of deliveries that were refused. */
export const refusedRows = (client: Client): ListQuery<StoredRefusal> => ({
  queryKey: [...REPORTS, "refusedRows"],
  fetchRows: ({ query }, options) => client.reports.refusedRows({ query }, options),
});

/** One bill. */
export const billQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...REPORTS, "bill", id],
    queryFn: ({ signal }) => client.reports.billById({ params: { id } }, { signal }),
  });

/** The orders behind a bill. */
export const orderRows = (client: Client, id: string): ListQuery<ShopOrder> => ({
  queryKey: [...REPORTS, "orders", id],
  fetchRows: ({ query }, options) =>
    client.reports.ordersByBill({ params: { id }, query }, options),
});
