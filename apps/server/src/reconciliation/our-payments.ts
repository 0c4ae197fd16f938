import type { Provider } from "@marquee/domain/reconciliation/book-line";
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { refundedAmount } from "../schema/refunded-amount.ts";
import { checkout, dispute, paymentAttempt, refund, transaction } from "../schema/schema.ts";

/** A refund that staff requested, once its provider has it. */
export interface OurRefund {
  readonly attemptId: string;
  readonly id: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly state: string;
  readonly requestedOn: string;
}

export type OurPayment = Awaited<ReturnType<typeof selectPayments>>[number];

const selectPayments = (tx: Tx, which: SQL | undefined) =>
  tx
    .select({
      attemptId: paymentAttempt.id,
      checkoutId: paymentAttempt.checkoutId,
      payer: checkout.userId,
      providerId: paymentAttempt.providerId,
      receivedAs: paymentAttempt.receivedAs,
      receivedAmount: paymentAttempt.receivedAmount,
      amount: paymentAttempt.amount,
      state: paymentAttempt.state,
      refundReason: paymentAttempt.refundReason,
      createdOn: paymentAttempt.createdOn,
      refunded: refundedAmount,
      refundedOn: transaction.refundedOn,
    })
    .from(paymentAttempt)
    .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
    .leftJoin(
      transaction,
      and(
        eq(transaction.checkoutId, paymentAttempt.checkoutId),
        eq(transaction.paymentId, paymentAttempt.providerId),
        eq(transaction.status, "Paid"),
      ),
    )
    .where(which);

/** What a period and a provider's list name of our payments. */
export interface WantedPayments {
  readonly provider: Provider;
  readonly since: Date;
  readonly until: Date;
  /** Ids of received money, of payments and of attempts. */
  readonly received: readonly string[];
  readonly attempts: readonly string[];
}

/** The most ids that one statement names. */
const IDS_PER_STATEMENT = 1000;

/** Our payments that a provider's lines name. */
export async function namedPayments(
  tx: Tx,
  { provider, received, attempts }: Omit<WantedPayments, "since" | "until">,
): Promise<readonly OurPayment[]> {
  const found: OurPayment[] = [];
  for (let at = 0; at < Math.max(received.length, attempts.length); at += IDS_PER_STATEMENT) {
    const money = received.slice(at, at + IDS_PER_STATEMENT);
    const own = attempts.slice(at, at + IDS_PER_STATEMENT);
    found.push(
      ...(await selectPayments(
        tx,
        and(
          eq(paymentAttempt.provider, provider),
          or(
            inArray(paymentAttempt.receivedAs, money),
            inArray(paymentAttempt.providerId, money),
            inArray(paymentAttempt.id, own),
          ),
        ),
      )),
    );
  }
  return found;
}

/** Our payments that received money in a period, and those of which something was refunded in it. */
export async function periodPayments(
  tx: Tx,
  { provider, since, until }: WantedPayments,
): Promise<readonly OurPayment[]> {
  const [from, to] = [since.toISOString(), until.toISOString()];
  const refundedAttempts = tx
    .select({ id: refund.attemptId })
    .from(refund)
    .where(and(gte(refund.requestedOn, from), lt(refund.requestedOn, to)));
  return selectPayments(
    tx,
    and(
      eq(paymentAttempt.provider, provider),
      isNotNull(paymentAttempt.receivedAs),
      or(
        and(gte(paymentAttempt.createdOn, from), lt(paymentAttempt.createdOn, to)),
        and(gte(transaction.refundedOn, from), lt(transaction.refundedOn, to)),
        inArray(paymentAttempt.id, refundedAttempts),
      ),
    ),
  );
}

/** The refunds that staff requested of these payments. */
export async function refundsOf(
  tx: Tx,
  attempts: readonly string[],
): Promise<readonly OurRefund[]> {
  const found: OurRefund[] = [];
  for (let at = 0; at < attempts.length; at += IDS_PER_STATEMENT)
    found.push(
      ...(await tx
        .select({
          attemptId: refund.attemptId,
          id: refund.providerRefundId,
          amount: refund.amount,
          currency: refund.currency,
          state: refund.state,
          requestedOn: refund.requestedOn,
        })
        .from(refund)
        .where(inArray(refund.attemptId, attempts.slice(at, at + IDS_PER_STATEMENT)))),
    );
  return found;
}

/** Our disputes that were opened since, and those that are open. */
export const disputesSince = (tx: Tx, provider: Provider, since: Date) =>
  tx
    .select({
      providerId: dispute.providerId,
      state: dispute.state,
      withheld: dispute.withheld,
      fee: dispute.fee,
      currency: dispute.currency,
      openedOn: dispute.openedOn,
      checkoutId: dispute.checkoutId,
      payer: checkout.userId,
      receivedAs: paymentAttempt.receivedAs,
    })
    .from(dispute)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, dispute.attemptId))
    .innerJoin(checkout, eq(checkout.id, dispute.checkoutId))
    .where(
      and(
        eq(dispute.provider, provider),
        or(gte(dispute.openedOn, since.toISOString()), isNull(dispute.closedOn)),
      ),
    );
export type OurDispute = Awaited<ReturnType<typeof disputesSince>>[number];
