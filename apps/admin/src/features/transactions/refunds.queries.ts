import type { Client } from "@marquee/api/client/create-client";
import { queryOptions } from "@tanstack/react-query";
import { TRANSACTIONS } from "./transactions.queries.ts";

/** What can be refunded of a payment, and its refunds so far. */
export const refundableQuery = (client: Client, transactionId: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, "refunds", transactionId],
    queryFn: ({ signal }) =>
      client.refunds.ofTransaction({ params: { id: transactionId } }, { signal }),
  });
