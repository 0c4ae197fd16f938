import { paymentRefundedMail } from "@marquee/domain/payments/mails";
import { and, eq, inArray } from "drizzle-orm";
import { transaction } from "../../schema/schema.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { mailJob } from "../../platform/mail/mail-job.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import type { Lease } from "./attempt-lease.ts";
import type { Changes } from "./apply-decision.ts";
import { dueWhileUnknown } from "./due.ts";
import type { StoredCheckout } from "../checkouts/stored-checkout.ts";
import { subjectOf } from "../checkouts/purchase-subject.ts";
import type { Verdict } from "./decide-outcome.ts";

type RefundVerdict = Extract<Verdict, { tag: "refunded" | "refunding" | "refundFailed" }>;

const paidFor = (checkout: StoredCheckout): string =>
  checkout.kind === "flyer" ? checkout.draft.campaignName : subjectOf(checkout).type;

/** The record of the money that came by a try; its failed tries brought none. */
const cameWith = ({ attempt, checkout }: Lease) =>
  and(
    eq(transaction.checkoutId, checkout.id),
    eq(transaction.paymentId, attempt.providerId ?? ""),
    inArray(transaction.status, ["Paid", "Error"]),
  );

/** The money is on its way back: its transaction and its payer hear of it, with the fact itself (PAYSRV-G3). */
async function tell(tx: Tx, lease: Lease, now: Date): Promise<void> {
  const { attempt, checkout } = lease;
  const { providerId, receivedAmount, refundReason: reason } = attempt;
  if (providerId === null || receivedAmount === null || reason === null)
    throw new Error(`attempt ${attempt.id} gave back money that it has not received`);
  await tx.update(transaction).set({ refundedOn: now.toISOString() }).where(cameWith(lease));
  const mail = paymentRefundedMail({
    amount: receivedAmount,
    paidFor: paidFor(checkout),
    paymentId: providerId,
    reason,
  });
  await enqueue(tx, mailJob(`refunded:${attempt.id}`, checkout.userId, mail));
}

/** What seemed to have gone back has not: its transaction no longer says so (PAYSRV-G5). */
const takeBack = (tx: Tx, lease: Lease): Promise<unknown> =>
  tx.update(transaction).set({ refundedOn: null }).where(cameWith(lease));

/** Writes down how giving money back went. One that failed there is for people to see to (PAYSRV-G4). */
export async function noteRefund(
  tx: Tx,
  lease: Lease,
  { tag, refundId }: RefundVerdict,
  now: Date,
): Promise<Changes> {
  const { attempt, checkout } = lease;
  const { message } = checkout;
  const wasRefunded = attempt.state === "refunded";
  const stays = { state: checkout.state, message };
  // What has been told is told once; only that it came back after all is news.
  if (wasRefunded && tag !== "refundFailed") return { ...stays, attempt: {} };
  const known = { refundId, tries: 0, lastError: null, deadSince: null };
  switch (tag) {
    case "refunded": {
      await tell(tx, lease, now);
      const state = checkout.state === "refundDue" ? "refunded" : checkout.state;
      return { attempt: { ...known, state: "refunded", dueAt: null }, state, message };
    }
    case "refunding":
      return { ...stays, attempt: { ...known, dueAt: dueWhileUnknown(now, attempt.createdOn) } };
    case "refundFailed": {
      if (wasRefunded) await takeBack(tx, lease);
      const state = checkout.state === "refunded" ? "refundDue" : checkout.state;
      const deadSince = attempt.deadSince ?? now.toISOString();
      const lastError = "the provider could not give the money back";
      const owed = { state: "refundDue", deadSince, dueAt: null, lastError } as const;
      return { attempt: { ...known, ...owed }, state, message };
    }
  }
}
