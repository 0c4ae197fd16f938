import type { Contract } from "@marquee/api/contract/contract";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { and, eq } from "drizzle-orm";
import { transaction } from "../schema/schema.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Work } from "../platform/tenancy/work.ts";

const WIRE = {
  id: transaction.id,
  transactionType: transaction.transactionType,
  status: transaction.status,
  providerStatus: transaction.providerStatus,
  offerId: transaction.offerId,
  productId: transaction.productId,
  userId: transaction.userId,
  companyId: transaction.companyId,
  storeId: transaction.storeId,
  paymentId: transaction.paymentId,
  payerId: transaction.payerId,
  paymentType: transaction.paymentType,
  paidWith: transaction.paidWith,
  campaignId: transaction.campaignId,
  amount: transaction.amount,
  createdOn: transaction.createdOn,
  refundedOn: transaction.refundedOn,
} as const;

const mine = (scope: Scope) => inScope(scope, transaction.companyId, transaction.storeId);

/** Transactions, newest first unless asked otherwise; `q` looks at ids, payments and people. */
export const listTransactions = defineList<
  Contract["transactions"]["byCompany" | "byBranch"],
  OfCompany
>({
  from: transaction,
  id: transaction.id,
  select: (tx) => tx.select(WIRE).from(transaction),
  inside: mine,
  filters: {
    companyId: (companyId) => eq(transaction.companyId, companyId),
    storeId: (storeId) => eq(transaction.storeId, storeId),
    status: (status) => eq(transaction.status, status),
  },
  sorts: {
    createdOn: transaction.createdOn,
    amount: transaction.amount,
    status: transaction.status,
    paymentType: transaction.paymentType,
    transactionType: transaction.transactionType,
  },
  sortedBy: "-createdOn",
  search: [transaction.id, transaction.paymentId, transaction.userId],
});

/** The Paid transaction of a paid checkout. */
export async function paidTransaction(
  { tx, scope }: Work,
  checkoutId: string,
): Promise<Transaction> {
  const [row] = await tx
    .select(WIRE)
    .from(transaction)
    .where(
      and(mine(scope), eq(transaction.checkoutId, checkoutId), eq(transaction.status, "Paid")),
    );
  if (!row) throw new Error(`checkout ${checkoutId} is paid and has no transaction`);
  return row;
}
