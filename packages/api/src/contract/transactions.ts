import { Transaction, TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { Day } from "@marquee/domain/wire/draft-field.schema";
import { idParam } from "../http/call.ts";
import { transactionRoutes } from "../routes/transactions.ts";
import { list } from "./calls.ts";
import { group } from "./group.ts";

/** The days a transaction was made on, the first and the last included (TRANSACTION-L2). */
const days = { from: Day, to: Day } as const;

/** What transactions can be sorted by. */
const TRANSACTION_SORTS = [
  "createdOn",
  "amount",
  "status",
  "paymentType",
  "transactionType",
] as const;

export const transactionContract = group(transactionRoutes, {
  byCompany: list({
    summary: "Payment transactions of a company",
    access: { ability: "transactions.view" },
    params: { id: idParam },
    query: { storeId: idParam, status: TransactionStatus, ...days },
    response: Transaction,
    sorts: TRANSACTION_SORTS,
  }),
  byBranch: list({
    summary: "Payment transactions of a branch",
    access: { ability: "transactions.view" },
    params: { id: idParam },
    query: { status: TransactionStatus, ...days },
    response: Transaction,
    sorts: TRANSACTION_SORTS,
  }),
});
