import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { isAmong } from "../../platform/database/is-among.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { creditedAmount } from "../../schema/credited-amount.ts";
import { refundedAmount } from "../../schema/refunded-amount.ts";
import { checkout, creditNote, invoice, paymentAttempt, transaction } from "../../schema/schema.ts";

/** Joins a checkout to the transaction that paid it. */
export const ofItsPayment = and(
  eq(transaction.checkoutId, checkout.id),
  eq(transaction.status, "Paid"),
);

/** What arrived of money that paid for nothing and goes back: it may be another amount than was to be charged (PAYSRV-R3). */
const RETURNED = sql`case when ${checkout.state} in ('refundDue', 'refunded') then (
  select sum(a.received_amount) from ${paymentAttempt} a where a.checkout_id = ${checkout.id} and a.state in ('refundDue', 'refunded')
) end`;
/** What was charged, or is to be. */
export const AMOUNT = sql`coalesce(${transaction.amount}, ${RETURNED}, ${checkout.charge})`;

/**
 * What its payer has back: of a payment with an invoice the sum of the credit notes that hold (INV-C3), a lost dispute's
 * too. `credited` is that sum.
 */
const refundedBy = (credited: SQL) =>
  sql`case when ${checkout.state} = 'refunded' then ${AMOUNT}
  when ${invoice.id} is null then coalesce(${refundedAmount}, 0) else coalesce(${credited}, 0) end`;
/** What the payer of one row has back. */
export const REFUNDED = refundedBy(creditedAmount);

/** What the listed payments charged and what was refunded of it (PAY-S9). Credit notes are few: they are added up once, for all rows. */
export async function sumCharged(tx: Tx, listed: SQL | undefined) {
  const credited = tx
    .select({ key: creditNote.invoiceKey, amount: sql`sum(${creditNote.amount})`.as("credited") })
    .from(creditNote)
    .where(isNull(creditNote.voidedOn))
    .groupBy(creditNote.invoiceKey)
    .as("credited");
  const sum = (each: SQL) => sql<number>`coalesce(sum(${each}), 0)`.mapWith(transaction.amount);
  const [sums] = await tx
    .select({ amount: sum(AMOUNT), refundedAmount: sum(refundedBy(sql`${credited.amount}`)) })
    .from(checkout)
    .leftJoin(transaction, ofItsPayment)
    .leftJoin(invoice, eq(invoice.checkoutId, checkout.id))
    .leftJoin(credited, eq(credited.key, invoice.id))
    .where(and(listed, isAmong(checkout.state, ["paid", "refunded"])));
  return sums ?? {};
}
