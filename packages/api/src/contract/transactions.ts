import { Transaction, TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { daysQuery, idParam } from "../http/call.ts";
import { transactionRoutes } from "../routes/transactions.ts";
import { list } from "./calls.ts";
import { group } from "./group.ts";

/** A list of transactions, with the days they were made on (TRANSACTION-L2). */
const transactions = {
  access: { ability: "transactions.view" },
  params: { id: idParam },
  response: Transaction,
  sorts: ["createdOn", "amount", "status", "paymentType", "transactionType"],
} as const;

export const transactionContract = group(transactionRoutes, {
  byCompany: list({
    summary: "Payment transactions of a company",
    ...transactions,
    query: { storeId: idParam, status: TransactionStatus, ...daysQuery },
  }),
  byBranch: list({
    summary: "Payment transactions of a branch",
    ...transactions,
    query: { status: TransactionStatus, ...daysQuery },
  }),
});
