import type { Contract } from "@marquee/api/contract/contract";
import { Transaction } from "@marquee/domain/payments/transaction.schema";
import { and, count, eq, inArray, max, sql, type SQL } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { columnsOf } from "../platform/database/columns-of.ts";
import type { Tx } from "../platform/database/typed.ts";
import { dayFilters } from "../platform/lists/days.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { SYSTEM, type Scope } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import { boughtOffer } from "../schema/bought-offer.ts";
import { creditedAmount } from "../schema/credited-amount.ts";
import { disputeStateOf } from "../schema/dispute-state.ts";
import { refundedAmount } from "../schema/refunded-amount.ts";
import { campaign, checkout, company, invoice, offer, transaction } from "../schema/schema.ts";

const FIELDS = {
  ...columnsOf(transaction, Transaction),
  campaignName: sql<
    string | null
  >`coalesce(${campaign.campaignName}, ${checkout.draft} ->> 'campaignName', ${offer.heading})`,
  companyName: company.name,
  invoiceId: invoice.invoiceId,
  invoiceKey: invoice.id,
  refundedAmount,
  lostAmount: sql<
    number | null
  >`case when ${transaction.status} = 'Paid' and ${disputeStateOf(transaction)} = 'lost' then
    ${creditedAmount} - coalesce(${refundedAmount}, 0) end`.mapWith(transaction.amount) as SQL<
    number | null
  >,
  disputeState: sql<
    Transaction["disputeState"]
  >`case when ${transaction.status} = 'Paid' then ${disputeStateOf(transaction)} end`,
} as const;

const ofItsCampaign = and(
  eq(campaign.companyId, transaction.companyId),
  eq(campaign.id, transaction.campaignId),
);
const itsOffer = boughtOffer(
  transaction.companyId,
  sql`coalesce(${transaction.offerId}, ${checkout.draft} ->> 'offerId')`,
);
const ofItsInvoice = and(
  eq(invoice.checkoutId, transaction.checkoutId),
  eq(transaction.status, "Paid"),
);

/** Adds company, plan, campaign and invoice to a selection of transactions, one statement however many rows. */
const joinWhatWasBought = <Of extends PgSelect>(transactions: Of) =>
  transactions
    .innerJoin(company, eq(company.id, transaction.companyId))
    .leftJoin(checkout, eq(checkout.id, transaction.checkoutId))
    .leftJoin(campaign, ofItsCampaign)
    .leftJoin(itsOffer.named, itsOffer.onNamed)
    .leftJoin(offer, itsOffer.on)
    .leftJoin(invoice, ofItsInvoice);

/** Transactions as they are returned. Callers add the scope. */
const selectTransactions = (tx: Tx) =>
  joinWhatWasBought(tx.select(FIELDS).from(transaction).$dynamic());

/** Transactions to be counted, with the joined tables that a search compares. */
const countTransactions = (tx: Tx) =>
  joinWhatWasBought(tx.select({ id: transaction.id }).from(transaction).$dynamic());

const tenantFilter = (scope: Scope) => inScope(scope, transaction.companyId, transaction.storeId);

/** Transactions, newest first by default; `q` looks at ids, payments, users, invoice numbers, companies, what was bought, last digits and amounts. */
export const listTransactions = defineList<
  Contract["transactions"]["byCompany" | "byBranch"],
  OfCompany
>({
  from: transaction,
  id: transaction.id,
  select: selectTransactions,
  counted: countTransactions,
  // what is joined is looked up for the rows of a page alone
  ids: countTransactions,
  searched: { createdOn: transaction.createdOn },
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(transaction.companyId, companyId),
    storeId: (storeId) => eq(transaction.storeId, storeId),
    status: (status) => eq(transaction.status, status),
    ...dayFilters(transaction.createdOn),
  },
  sorts: {
    createdOn: transaction.createdOn,
    amount: transaction.amount,
    status: transaction.status,
    paymentType: transaction.paymentType,
    transactionType: transaction.transactionType,
  },
  sortedBy: "-createdOn",
  search: [
    transaction.id,
    transaction.paymentId,
    transaction.userId,
    invoice.invoiceId,
    company.name,
    FIELDS.campaignName,
    sql`${transaction.paidWith} ->> 'last4digit'`,
    sql`(${transaction.amount} / 100.0)::numeric(12, 2)::text`,
  ],
});

/** The Paid transaction of a paid checkout. */
export async function paidTransaction(
  { tx, scope }: RequestContext,
  checkoutId: string,
): Promise<Transaction> {
  const [row] = await selectTransactions(tx).where(
    and(
      tenantFilter(scope),
      eq(transaction.checkoutId, checkoutId),
      eq(transaction.status, "Paid"),
    ),
  );
  if (!row) throw new Error(`checkout ${checkoutId} is paid and has no transaction`);
  return row;
}

/** Inserts the record of an outcome; one that is recorded already is not changed. */
export const insertTransaction = async (
  tx: Tx,
  row: typeof transaction.$inferInsert,
): Promise<boolean> => {
  const inserted = await tx
    .insert(transaction)
    .values(row)
    .onConflictDoNothing({ target: transaction.outcomeKey })
    .returning({ id: transaction.id });
  return inserted.length > 0;
};

/** Whether an outcome of this key is recorded. */
export const isOutcomeRecorded = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.$count(transaction, eq(transaction.outcomeKey, key))) > 0;

/** Notes on the transaction of a checkout's received money when that was refunded; null if it was not after all. */
export const setRefundedOn = (
  tx: Tx,
  money: { readonly checkoutId: string; readonly paymentId: string },
  refundedOn: string | null,
): PromiseLike<unknown> =>
  tx
    .update(transaction)
    .set({ refundedOn, refundedAmount: null })
    .where(
      and(
        eq(transaction.checkoutId, money.checkoutId),
        eq(transaction.paymentId, money.paymentId),
        inArray(transaction.status, ["Paid", "Error"]),
      ),
    );

/** The Paid transaction of received money. */
const paidWithMoney = (money: { readonly checkoutId: string; readonly paymentId: string }) =>
  and(
    eq(transaction.checkoutId, money.checkoutId),
    eq(transaction.paymentId, money.paymentId),
    eq(transaction.status, "Paid"),
  );

/** The version of the row that `setRefunded` changes: another one once any transaction has changed it. */
const VERSION = sql<string>`${transaction}.xmin::text`;

/** The version of the Paid transaction of received money, read before the provider is queried; null if there is none. */
export async function refundVersion(
  tx: Tx,
  money: { readonly checkoutId: string; readonly paymentId: string },
): Promise<string | null> {
  const [found] = await tx
    .select({ version: VERSION })
    .from(transaction)
    .where(paidWithMoney(money));
  return found?.version ?? null;
}

/** Notes on a Paid transaction what is refunded of it in all; null: nothing. False if it changed since `version` (PAYSRV-G9). */
export async function setRefunded(
  tx: Tx,
  money: { readonly checkoutId: string; readonly paymentId: string },
  refund: { readonly on: string; readonly amount: number } | null,
  version: string | null,
): Promise<boolean> {
  if (version === null) return true;
  const changed = await tx
    .update(transaction)
    .set({ refundedOn: refund?.on ?? null, refundedAmount: refund?.amount ?? null })
    .where(and(paidWithMoney(money), eq(VERSION, version)))
    .returning({ id: transaction.id });
  return changed.length > 0;
}

/** The recorded failures of one payment. */
export interface FailedCaptures {
  readonly count: number;
  readonly last: Date | null;
}

/** How often a payment has failed, and when last. */
export const failedCaptures = (pool: pg.Pool, paymentId: string): Promise<FailedCaptures> =>
  withScope(pool, SYSTEM, async (tx) => {
    const [found] = await tx
      .select({ count: count(), last: max(transaction.createdOn) })
      .from(transaction)
      .where(and(eq(transaction.paymentId, paymentId), eq(transaction.status, "Fail")));
    const { last = null } = found ?? {};
    return { count: found?.count ?? 0, last: last === null ? null : new Date(last) };
  });
