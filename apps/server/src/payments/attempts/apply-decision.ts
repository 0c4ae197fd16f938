import { isRefundedOnSuccess } from "@marquee/domain/payments/checkout-kinds";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import { outcomeOf } from "@marquee/domain/payments/outcome-of";
import { refundSentence, type RefundReason } from "@marquee/domain/payments/refund-reason";
import type { Tx } from "../../platform/database/typed.ts";
import { forgetUnsavedCard, storeSavedCard } from "../cards/store-saved-card.ts";
import { fulfil } from "../fulfilment/fulfil-checkout.ts";
import { recordCancelled } from "../fulfilment/record-cancelled.ts";
import { recordOutcome, type Outcome } from "../fulfilment/record-transaction.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { Changes } from "./changes.ts";
import type { Ending, Decision } from "./decide-outcome.ts";
import { scheduleNext, dueOnceEnded, dueWhileOpen, dueWhileUnknown } from "./due.ts";
import type { Lease } from "./lease-queries.ts";
import type { Payment } from "./payment-provider.ts";
import type { Attempt } from "./queries.ts";
import { recordDisputed, recordRefund } from "./record-refund.ts";

type DecisionOf<Tag extends Decision["tag"]> = Extract<Decision, { tag: Tag }>;

/** No more is expected from the provider. */
const FINISHED = { dueAt: null, retries: 0, lastError: null, deadSince: null } as const;

/** The provider did not respond. Before a caller got the secret the checkout is unpaid, and stays open (PAYSRV-R5). */
function retryLater(
  services: PaymentServices,
  { attempt, checkout }: Lease,
  reason: string,
): Changes {
  // A refunded attempt stays refunded; the provider sends its event again.
  if (attempt.state === "refunded")
    return { attempt: {}, state: checkout.state, message: checkout.message };
  const collecting = attempt.state === "waiting" || attempt.state === "unknown";
  const mayBePaid = attempt.providerId !== null && collecting;
  return {
    attempt: {
      ...scheduleNext(services, attempt),
      lastError: reason,
      ...(mayBePaid ? { state: "unknown" } : {}),
    },
    state: mayBePaid ? "unknown" : checkout.state,
    message: checkout.message,
  };
}

function wait(
  { attempt, checkout }: Lease,
  state: DecisionOf<"wait">["state"],
  message: string | null,
  now: Date,
): Changes {
  const due = () => {
    if (attempt.provider === "none") return checkout.expiresAt;
    if (state === "unknown") return dueWhileUnknown(now, attempt.createdOn);
    return dueWhileOpen(now, attempt.createdOn, checkout.expiresAt);
  };
  const waiting = attempt.provider === "none" ? "creating" : "waiting";
  return {
    attempt: { ...FINISHED, state: state === "unknown" ? "unknown" : waiting, dueAt: due() },
    state,
    message,
  };
}

/** The checkout's state after an attempt has ended: open for another attempt, or declined if the payment failed. */
function stateAfter(ending: Ending, failed: boolean, { state }: Lease["checkout"]): CheckoutState {
  switch (ending) {
    case "superseded":
      return state;
    case "closed":
    case "switched":
    case "lapsed":
      return failed ? "declined" : "open";
    case "cancelled":
    case "expired":
      return ending;
  }
}

/**
 * The provider of the next attempt, if there is to be one: the other one after a switch, or the card if the payment
 * ended without a request. A process may have died after cancelling it, before storing why (PAYSRV-R9).
 */
function nextAfter(ending: Ending, { provider }: Attempt): Changes["next"] | null {
  if (ending === "lapsed") return "stripe";
  if (ending !== "closed" && ending !== "switched") return null;
  return provider === "stripe" ? "paypal" : "stripe";
}

/**
 * Stores the card that a payment has saved, also if the money is refunded (PAYSRV-K3). A payment that another user
 * could charge saves none, even if the provider did: the opener's call may have reached it late (PAYSRV-K13).
 */
async function savePaidCard(
  tx: Tx,
  { attempt }: Lease,
  payment: Payment | null,
  now: Date,
): Promise<Pick<Changes["attempt"], "savedFingerprint">> {
  if (!payment?.cardSaving) return {};
  if (attempt.isShared) {
    await forgetUnsavedCard(tx, payment.cardSaving);
    return {};
  }
  return { savedFingerprint: await storeSavedCard(tx, payment.cardSaving, now) };
}

/** Applies a decision in the transaction that locks both rows, and returns what it changes of them. */
export async function applyDecision(
  services: PaymentServices,
  tx: Tx,
  lease: Lease,
  decision: Decision,
): Promise<Changes> {
  const now = services.clock.now();
  const { attempt, checkout } = lease;
  const record = (outcome: Omit<Outcome, "campaignId" | "amount">, amount = attempt.amount) =>
    recordOutcome(tx, lease, { ...outcome, amount, campaignId: null }, now);
  const refundDue = { ...FINISHED, state: "refundDue", dueAt: now.toISOString() } as const;
  const refundPayment = async (
    payment: Payment,
    refundReason: RefundReason,
    why: string,
  ): Promise<Changes> => {
    const card = await savePaidCard(tx, lease, payment, now);
    const fact = { key: `error:${payment.id}`, providerStatus: payment.status, payment };
    await record({ ...fact, status: "Error" }, payment.amountReceived / 100);
    // What an earlier payment made is not undone.
    const wasPaid = checkout.state === "paid";
    return {
      attempt: { ...card, ...refundDue, refundReason, lastError: why },
      state: wasPaid ? "paid" : "refundDue",
      message: wasPaid ? null : refundSentence(refundReason),
    };
  };
  switch (decision.tag) {
    case "fulfil": {
      const { payment } = decision;
      const card = await savePaidCard(tx, lease, payment, now);
      const obstacle = await fulfil(services, tx, lease, payment);
      if (obstacle !== null && payment)
        return refundPayment(payment, obstacle, refundSentence(obstacle));
      if (obstacle !== null) {
        const message = refundSentence(obstacle);
        return { attempt: { ...FINISHED, state: "cancelled" }, state: "cancelled", message };
      }
      const after = isRefundedOnSuccess(checkout.kind)
        ? { ...refundDue, refundReason: "cardVerification" as const }
        : FINISHED;
      return { attempt: { ...card, state: "succeeded", ...after }, state: "paid", message: null };
    }
    case "refund":
      return refundPayment(decision.payment, decision.reason, decision.why);
    case "declined": {
      const { payment, failure } = decision;
      await record({ key: failure.key, status: "Fail", providerStatus: failure.code, payment });
      return wait(lease, "declined", failure.message, now);
    }
    case "end": {
      const { ending, payment, failure: fatal = null } = decision;
      // The last failure may not be recorded yet, and a cancelled payment does not report it again.
      const failure = fatal ?? payment?.failure ?? null;
      if (payment && failure) {
        const status = outcomeOf(payment.status) === "Error" ? "Error" : "Fail";
        await record({ key: failure.key, status, providerStatus: failure.code, payment });
      }
      if (payment && !fatal && (ending === "cancelled" || ending === "closed"))
        await recordCancelled(tx, lease, payment, now);
      const dueAt = payment ? dueOnceEnded(attempt, checkout, now) : null;
      const next = nextAfter(ending, attempt);
      // why it failed is still listed once it can be paid no more (PAY-S2)
      const last = ending === "expired" ? checkout.message : null;
      return {
        attempt: { ...FINISHED, state: "cancelled", dueAt },
        state: stateAfter(ending, fatal !== null, checkout),
        message: next ? (fatal?.message ?? null) : last,
        ...(next ? { next } : {}),
      };
    }
    case "unchanged": {
      const dueAt = decision.payment ? dueOnceEnded(attempt, checkout, now) : null;
      const { state, message } = checkout;
      return { attempt: { ...FINISHED, dueAt }, state, message };
    }
    case "wait": {
      const message = decision.state === "declined" ? checkout.message : null;
      return wait(lease, decision.state, message, now);
    }
    case "retry":
      return retryLater(services, lease, decision.reason);
    case "disputed":
      return recordDisputed(tx, lease, now);
    case "refunded":
    case "refunding":
    case "refundFailed":
      return recordRefund(tx, lease, decision, now);
  }
}
