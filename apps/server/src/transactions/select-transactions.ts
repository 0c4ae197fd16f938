import type { Page } from "@marquee/api/http/call";
import type { Transaction, TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { and, eq } from "drizzle-orm";
import { transaction } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
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

const SORT = {
  createdOn: transaction.createdOn,
  amount: transaction.amount,
  status: transaction.status,
  paymentType: transaction.paymentType,
  transactionType: transaction.transactionType,
} as const;

/** Which transactions a list shows: of a company (null: of every one), perhaps of one branch or status. */
export interface TransactionListing extends ListQuery {
  readonly companyId: string | null;
  readonly storeId?: string | undefined;
  readonly status?: TransactionStatus | undefined;
}

/** Transactions, newest first unless asked otherwise; `q` looks at ids, payments and people. */
export async function listTransactions(
  { tx, scope }: Work,
  listing: TransactionListing,
): Promise<Page<Transaction> | Refusal> {
  const order = orderOf(listing.sort ?? "-createdOn", SORT, transaction.id);
  if (order instanceof Refusal) return order;
  const where = and(
    inScope(scope, transaction.companyId, transaction.storeId),
    listing.companyId === null ? undefined : eq(transaction.companyId, listing.companyId),
    listing.storeId === undefined ? undefined : eq(transaction.storeId, listing.storeId),
    listing.status === undefined ? undefined : eq(transaction.status, listing.status),
    holdsText(listing.q, [transaction.id, transaction.paymentId, transaction.userId]),
  );
  const rows = tx
    .select(WIRE)
    .from(transaction)
    .where(where)
    .orderBy(...order);
  return readPage(listing, rows, () => tx.$count(transaction, where));
}

/** The Paid transaction of a paid checkout. */
export async function paidTransaction(
  { tx, scope }: Work,
  checkoutId: string,
): Promise<Transaction> {
  const [row] = await tx
    .select(WIRE)
    .from(transaction)
    .where(
      and(
        inScope(scope, transaction.companyId, transaction.storeId),
        eq(transaction.checkoutId, checkoutId),
        eq(transaction.status, "Paid"),
      ),
    );
  if (!row) throw new Error(`checkout ${checkoutId} is paid and has no transaction`);
  return row;
}
