import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { PAYMENT_STATUSES } from "@marquee/domain/payments/payment-status";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { FirstOfDays } from "../../page-kit/date-range/first-day.ts";
import { firstOfList } from "../../page-kit/date-range/first-row.ts";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient } from "../../session/session-context.tsx";

const PAYMENTS = nounKey("payments", { shownFrom: ["transactions", "invoices", "disputes"] });

/** Whose payments of which days: of every company, and of all days, if none is chosen. */
export interface PaymentSelection {
  readonly companyId: string | null;
  readonly storeId: string | null;
  readonly range: DateRangeDraft | null;
}

/** The payments of a selection; the tab is their status. */
export const paymentRows = (
  client: Client,
  { companyId, storeId, range }: PaymentSelection,
): ListQuery<CompanyPayment> => ({
  queryKey: [...PAYMENTS, "list", companyId, storeId, range],
  fetchRows: ({ query, tab }, options) => {
    const status = PAYMENT_STATUSES.find((each) => each === tab) ?? "all";
    const inBranch = { storeId: storeId ?? undefined };
    const days = { from: range?.fromDate, to: range?.toDate };
    return client.payments.companyPayments(
      {
        params: { companyId: companyId ?? EVERY_COMPANY },
        query: { ...query, ...inBranch, ...days, status },
      },
      options,
    );
  },
});

/** The day of the first of them. */
export const firstPayment = (
  client: Client,
  { companyId, storeId }: Omit<PaymentSelection, "range">,
): FirstOfDays =>
  firstOfList("the first payment", [...PAYMENTS, "first", companyId, storeId], (query, options) =>
    client.payments.companyPayments(
      {
        params: { companyId: companyId ?? EVERY_COMPANY },
        query: { ...query, storeId: storeId ?? undefined },
      },
      options,
    ),
  );

/** The most unfinished payments that are shown above the list. */
const MOST_UNFINISHED = 5;

/** The newest payments of a selection that still need a step, of all days (PAY-S8). */
export const unfinishedQuery = (client: Client, { companyId, storeId }: PaymentSelection) =>
  queryOptions({
    queryKey: [...PAYMENTS, "unfinished", companyId, storeId],
    queryFn: ({ signal }) =>
      client.payments.companyPayments(
        {
          params: { companyId: companyId ?? EVERY_COMPANY },
          query: {
            storeId: storeId ?? undefined,
            status: "unfinished",
            page: 1,
            size: MOST_UNFINISHED,
          },
        },
        { signal },
      ),
  });

/** The settings of the server, such as how payments reach their providers. */
export function useSettings() {
  const client = useClient();
  return useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => client.session.settings({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One invoice, by its id. */
export const invoiceQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ["invoices", "byId", id],
    queryFn: ({ signal }) => client.invoices.byId({ params: { id } }, { signal }),
  });
