import { disputeMessages } from "@marquee/domain/disputes/messages";
import { paymentRefundedMail, refundReturnedMail } from "@marquee/domain/payments/mails";
import { subjectOf } from "@marquee/domain/payments/purchase-subject";
import { refundSentence } from "@marquee/domain/payments/refund-reason";
import { isUnknownPurchase, UNKNOWN_PURCHASE } from "@marquee/domain/payments/unknown-purchase";
import { creditRefunds } from "../../invoices/credit-refunds.ts";
import { refundMailKey, refundOfAttempt, returnedMailKey } from "../../invoices/mail-keys.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { mailJob } from "../../platform/mail/mail-job.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import { setRefundedOn } from "../../transactions/queries.ts";
import type { StoredCheckout } from "../checkouts/stored-checkout.ts";
import { isLost } from "../disputes/queries.ts";
import type { Changes } from "./changes.ts";
import type { Decision } from "./decide-outcome.ts";
import { dueWhileUnknown } from "./due.ts";
import type { Lease } from "./lease-queries.ts";

type RefundDecision = Extract<Decision, { tag: "refunded" | "refunding" | "refundFailed" }>;

/** What was paid for, as the mail of its refund names it. */
export const paidFor = (checkout: StoredCheckout): string => {
  if (isUnknownPurchase(checkout)) return UNKNOWN_PURCHASE;
  return checkout.kind === "flyer" ? checkout.draft.campaignName : subjectOf(checkout).type;
};

/** The money that an attempt received and that goes back, with why. */
function receivedBy({ attempt }: Lease) {
  const { providerId: paymentId, receivedAmount: amount, refundReason: reason } = attempt;
  if (paymentId === null || amount === null || reason === null)
    throw new Error(`attempt ${attempt.id} was refunded and has received nothing`);
  return { paymentId, amount, reason };
}

/** Marks the transaction as refunded and mails the payer, in the same database transaction (PAYSRV-G3). */
async function markRefunded(
  tx: Tx,
  lease: Lease,
  refundId: string | null,
  now: Date,
): Promise<void> {
  const { attempt, checkout } = lease;
  const { paymentId, amount, reason } = receivedBy(lease);
  await setRefundedOn(tx, { checkoutId: checkout.id, paymentId }, now.toISOString());
  await creditRefunds(tx, checkout.id, now);
  const mail = paymentRefundedMail({
    amount,
    paidFor: paidFor(checkout),
    paymentId,
    why: refundSentence(reason),
    ...(checkout.kind === "cardVerification" &&
      !isUnknownPurchase(checkout) && {
        link: { label: "See the saved cards", href: "/home/paymentMethod" },
      }),
  });
  const isFirst = await enqueue(tx, mailJob(refundMailKey(attempt.id), checkout.userId, mail));
  // the payer was told that the refund before it came back (PAYSRV-G5)
  const next = refundMailKey(refundOfAttempt(attempt.id, refundId));
  if (!isFirst) await enqueue(tx, mailJob(next, checkout.userId, mail));
}

/** Marks the transaction as no longer refunded and mails the payer, who had been told otherwise (PAYSRV-G5). */
async function markReturned(tx: Tx, lease: Lease, now: Date): Promise<void> {
  const { attempt, checkout } = lease;
  const { paymentId, amount } = receivedBy(lease);
  await setRefundedOn(tx, { checkoutId: checkout.id, paymentId }, null);
  await creditRefunds(tx, checkout.id, now);
  const mail = refundReturnedMail({ amount, paidFor: paidFor(checkout), paymentId });
  const key = returnedMailKey(refundOfAttempt(attempt.id, attempt.refundId));
  await enqueue(tx, mailJob(key, checkout.userId, mail));
}

/** Stores the state of a refund. A failed one is left to staff as a dead letter (PAYSRV-G4). */
export async function recordRefund(
  tx: Tx,
  lease: Lease,
  { tag, refundId }: RefundDecision,
  now: Date,
): Promise<Changes> {
  const { attempt, checkout } = lease;
  const { message } = checkout;
  const wasRefunded = attempt.state === "refunded";
  const unchanged = { state: checkout.state, message };
  // A refund is recorded once; after that only its failure changes anything.
  if (wasRefunded && tag !== "refundFailed") return { ...unchanged, attempt: {} };
  const known = { refundId, refundAgain: false, retries: 0, lastError: null, deadSince: null };
  switch (tag) {
    case "refunded": {
      await markRefunded(tx, lease, refundId, now);
      const state = checkout.state === "refundDue" ? "refunded" : checkout.state;
      return { attempt: { ...known, state: "refunded", dueAt: null }, state, message };
    }
    case "refunding":
      return {
        ...unchanged,
        attempt: { ...known, dueAt: dueWhileUnknown(now, attempt.createdOn) },
      };
    case "refundFailed": {
      if (wasRefunded) await markReturned(tx, lease, now);
      const state = checkout.state === "refunded" ? "refundDue" : checkout.state;
      const deadSince = attempt.deadSince ?? now.toISOString();
      const lastError = "the provider could not refund the payment";
      const owed = { state: "refundDue", deadSince, dueAt: null, lastError } as const;
      return { attempt: { ...known, ...owed }, state, message };
    }
  }
}

/** Milliseconds between two requests of a refund whose money is held by a dispute. */
const DISPUTED_AGAIN = 3_600_000;

/**
 * A dispute holds the money that is to go back: the refund waits for its end and is never left to staff (PAYSRV-G10). Once
 * it is lost, the payer has the money.
 */
export async function recordDisputed(tx: Tx, lease: Lease, now: Date): Promise<Changes> {
  const { attempt, checkout } = lease;
  if (await isLost(tx, attempt.id))
    return recordRefund(tx, lease, { tag: "refunded", refundId: null }, now);
  const dueAt = new Date(now.getTime() + DISPUTED_AGAIN).toISOString();
  return {
    attempt: { dueAt, retries: 0, deadSince: null, lastError: disputeMessages.refundDisputed },
    state: checkout.state,
    message: checkout.message,
  };
}
