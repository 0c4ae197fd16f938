import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Dispute, DisputeDraft } from "@marquee/domain/disputes/dispute.schema";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { FirstOfDays } from "../../page-kit/date-range/first-day.ts";
import { firstOfList } from "../../page-kit/date-range/first-row.ts";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient } from "../../session/session-context.tsx";
import type { PaymentSelection } from "../payments/payments.queries.ts";
import { isTransactionStatus } from "./transaction-columns.tsx";

export const TRANSACTIONS = nounKey("transactions");
export const DISPUTES = ["disputes"] as const;
export const STUCK_PAYMENTS = ["stuckPayments"] as const;

/** The payments of a selection. */
export const transactionRows = (
  client: Client,
  { companyId, storeId, range }: PaymentSelection,
): ListQuery<Transaction> => ({
  queryKey: [...TRANSACTIONS, "list", companyId, storeId, range],
  fetchRows: ({ query, filters: { status } }, options) =>
    client.transactions.byCompany(
      {
        params: { id: companyId ?? EVERY_COMPANY },
        query: {
          ...query,
          storeId: storeId ?? undefined,
          from: range?.fromDate,
          to: range?.toDate,
          ...(isTransactionStatus(status) ? { status } : {}),
        },
      },
      options,
    ),
});

/** The day of the first payment of a selection. */
export const firstTransaction = (
  client: Client,
  { companyId, storeId }: Omit<PaymentSelection, "range">,
): FirstOfDays =>
  firstOfList(
    "the first payment",
    [...TRANSACTIONS, "first", companyId, storeId],
    (query, options) =>
      client.transactions.byCompany(
        {
          params: { id: companyId ?? EVERY_COMPANY },
          query: { ...query, storeId: storeId ?? undefined },
        },
        options,
      ),
  );

/** The payments that only staff can settle, of a company or of every one. */
export const stuckPaymentRows = (
  client: Client,
  companyId: string | null,
): ListQuery<StuckPayment> => ({
  queryKey: [...STUCK_PAYMENTS, "list", companyId],
  fetchRows: ({ query }, options) =>
    client.payments.stuckPayments(
      { query: { ...query, companyId: companyId ?? undefined } },
      options,
    ),
});

/** The payments that their payers dispute, of a company or of every one: open and closed ones, or those alone. */
export const disputeRows = (client: Client, companyId: string | null): ListQuery<Dispute> => ({
  queryKey: [...DISPUTES, "list", companyId],
  fetchRows: ({ query, filters: { closed } }, options) =>
    client.disputes.list(
      {
        query: {
          ...query,
          companyId: companyId ?? undefined,
          ...(closed === "Y" || closed === "N" ? { closed } : {}),
        },
      },
      options,
    ),
});

/** A dispute, with the evidence that is held and its history. */
export const disputeQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...DISPUTES, "one", id],
    queryFn: ({ signal }) => client.disputes.byId({ params: { id } }, { signal }),
  });

/** Saves what is written for the bank so far. */
export const saveEvidence = (
  client: Client,
  { id, ...body }: DisputeDraft & { readonly id: string },
): Promise<Dispute> => client.disputes.saveEvidence({ params: { id }, body });

/** How many disputes are open; undefined until it is known. */
export function useOpenDisputeCount(): number | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...DISPUTES, "count"],
    queryFn: ({ signal }) =>
      client.disputes.list({ query: { page: 1, size: 1, closed: "N" } }, { signal }),
  });
  return data?.total;
}

/** How many payments are stuck; undefined until it is known. */
export function useStuckPaymentCount(): number | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...STUCK_PAYMENTS, "count"],
    queryFn: ({ signal }) =>
      client.payments.stuckPayments({ query: { page: 1, size: 1 } }, { signal }),
  });
  return data?.total;
}
