import { Transaction, TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { idParam, listQuery, signedInErrors } from "../http/call.ts";
import { transactionRoutes } from "../routes/transactions.ts";
import { group } from "./group.ts";

/** What transactions can be sorted by. */
const TRANSACTION_SORTS = [
  "createdOn",
  "amount",
  "status",
  "paymentType",
  "transactionType",
] as const;

export const transactionContract = group(transactionRoutes, {
  byCompany: {
    summary: "Payment transactions of a company",
    source: "specification",
    access: { ability: "transactions.view" },
    params: { id: idParam },
    query: { ...listQuery, storeId: idParam, status: TransactionStatus },
    response: Transaction,
    list: true,
    sorts: TRANSACTION_SORTS,
    errors: signedInErrors,
  },
  byBranch: {
    summary: "Payment transactions of a branch",
    source: "specification",
    access: { ability: "transactions.view" },
    params: { id: idParam },
    query: { ...listQuery, status: TransactionStatus },
    response: Transaction,
    list: true,
    sorts: TRANSACTION_SORTS,
    errors: signedInErrors,
  },
});
