import { Transaction, TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { idParam, listQuery, signedInErrors } from "../http/call.ts";
import { transactionRoutes } from "../routes/transactions.ts";
import { group } from "./group.ts";

export const transactionContract = group(transactionRoutes, {
  byCompany: {
    summary: "Payment transactions of a company",
    source: "specification",
    access: { ability: "transactions.view" },
    params: { id: idParam },
    query: { ...listQuery, storeId: idParam, status: TransactionStatus },
    response: Transaction,
    list: true,
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
    errors: signedInErrors,
  },
});
