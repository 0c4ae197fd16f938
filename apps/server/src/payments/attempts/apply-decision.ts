import { outcomeOf } from "@marquee/domain/payments/outcome-of";
import { refundSentence, type RefundReason } from "@marquee/domain/payments/refund-reason";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import { isRefundedOnSuccess } from "@marquee/domain/payments/checkout-kinds";
import type { Tx } from "../../platform/database/typed.ts";
import type { Attempt, Lease } from "./attempt-lease.ts";
import type { Payment } from "./payment-provider.ts";
import { afterFailure, dueOnceEnded, dueWhileOpen, dueWhileUnknown } from "./due.ts";
import { fulfil } from "../fulfilment/fulfil-checkout.ts";
import { dropCard, storeKeptCard } from "../cards/store-saved-card.ts";
import type { PaymentServices } from "../payment-services.ts";
import { recordCancelled } from "../fulfilment/record-cancelled.ts";
import { recordOutcome, type Outcome } from "../fulfilment/record-transaction.ts";
import { noteRefund } from "./record-refund.ts";
import type { Ending, Verdict } from "./decide-outcome.ts";

type VerdictOf<Tag extends Verdict["tag"]> = Extract<Verdict, { tag: Tag }>;

/** What a verdict changes of the attempt and its checkout, beside what it makes. */
export interface Changes {
  readonly attempt: Partial<Omit<Attempt, "id">>;
  readonly state: CheckoutState;
  readonly message: string | null;
  /** How the person pays instead: this try begins with the end of the old one. */
  readonly next?: "stripe" | "paypal";
}

/** Nothing is left to be learnt. */
const OVER = { dueAt: null, tries: 0, lastError: null, deadSince: null } as const;

/** The provider did not say. Where nobody was handed a payment, nobody can have paid either (PAYSRV-R5). */
function silence({ attempt, checkout }: Lease, reason: string, now: Date): Changes {
  // What has gone back stays so; whoever told us otherwise tells us again.
  if (attempt.state === "refunded")
    return { attempt: {}, state: checkout.state, message: checkout.message };
  const collecting = attempt.state === "waiting" || attempt.state === "unknown";
  const given = attempt.providerId !== null && collecting;
  return {
    attempt: {
      ...afterFailure(attempt, now),
      lastError: reason,
      ...(given ? { state: "unknown" } : {}),
    },
    state: given ? "unknown" : checkout.state,
    message: checkout.message,
  };
}

function wait(
  { attempt, checkout }: Lease,
  state: VerdictOf<"wait">["state"],
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
    attempt: { ...OVER, state: state === "unknown" ? "unknown" : waiting, dueAt: due() },
    state,
    message,
  };
}

/** What an ending makes of the checkout: a person who may still pay has it open, or hears why it did not go through. */
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
 * How a person goes on paying, if they may: in the other way, or by card where a payment ended that nobody wished
 * to end. A process may have died between ending it for them and writing down why (PAYSRV-R9).
 */
function nextAfter(ending: Ending, { provider }: Attempt): Changes["next"] | null {
  if (ending === "lapsed") return "stripe";
  if (ending !== "closed" && ending !== "switched") return null;
  return provider === "stripe" ? "paypal" : "stripe";
}

/**
 * The card that a payment has kept, whatever becomes of its money (PAYSRV-K3). One that somebody else could charge
 * keeps none, be it that the provider has: a call for the opener may have come there late (PAYSRV-K13).
 */
async function keptBy(
  tx: Tx,
  { attempt }: Lease,
  payment: Payment | null,
  now: Date,
): Promise<Pick<Changes["attempt"], "keptFingerprint">> {
  if (!payment?.keeping) return {};
  if (attempt.isShared) {
    await dropCard(tx, payment.keeping);
    return {};
  }
  return { keptFingerprint: await storeKeptCard(tx, payment.keeping, now) };
}

/** Carries a verdict out in the transaction that holds both rows, and answers what it changes of them. */
export async function carryOut(
  services: PaymentServices,
  tx: Tx,
  lease: Lease,
  verdict: Verdict,
): Promise<Changes> {
  const now = services.clock.now();
  const { attempt, checkout } = lease;
  const record = (outcome: Omit<Outcome, "campaignId" | "amount">, amount = attempt.amount) =>
    recordOutcome(tx, lease, { ...outcome, amount, campaignId: null }, now);
  const refundDue = { ...OVER, state: "refundDue", dueAt: now.toISOString() } as const;
  const giveBack = async (
    payment: Payment,
    refundReason: RefundReason,
    why: string,
  ): Promise<Changes> => {
    const card = await keptBy(tx, lease, payment, now);
    const fact = { key: `error:${payment.id}`, providerStatus: payment.status, payment };
    await record({ ...fact, status: "Error" }, payment.amountReceived / 100);
    // What an earlier payment made stays.
    const stays = checkout.state === "paid";
    return {
      attempt: { ...card, ...refundDue, refundReason, lastError: why },
      state: stays ? "paid" : "refundDue",
      message: stays ? null : refundSentence(refundReason),
    };
  };
  switch (verdict.tag) {
    case "fulfil": {
      const { payment } = verdict;
      const card = await keptBy(tx, lease, payment, now);
      const obstacle = await fulfil(services, tx, lease, payment);
      if (obstacle !== null && payment)
        return giveBack(payment, obstacle, refundSentence(obstacle));
      if (obstacle !== null) {
        const message = refundSentence(obstacle);
        return { attempt: { ...OVER, state: "cancelled" }, state: "cancelled", message };
      }
      const after = isRefundedOnSuccess(checkout.kind)
        ? { ...refundDue, refundReason: "cardVerification" as const }
        : OVER;
      return { attempt: { ...card, state: "succeeded", ...after }, state: "paid", message: null };
    }
    case "giveBack":
      return giveBack(verdict.payment, verdict.reason, verdict.why);
    case "declined": {
      const { payment, failure } = verdict;
      await record({ key: failure.key, status: "Fail", providerStatus: failure.code, payment });
      return wait(lease, "declined", failure.message, now);
    }
    case "end": {
      const { ending, payment, failure: fatal = null } = verdict;
      // Its last try may have failed unseen; a provider that has ended it will not say so again.
      const failure = fatal ?? payment?.failure ?? null;
      if (payment && failure) {
        const status = outcomeOf(payment.status) === "Error" ? "Error" : "Fail";
        await record({ key: failure.key, status, providerStatus: failure.code, payment });
      }
      if (payment && !fatal && (ending === "cancelled" || ending === "closed"))
        await recordCancelled(tx, lease, payment, now);
      const dueAt = payment ? dueOnceEnded(attempt, checkout, now) : null;
      const next = nextAfter(ending, attempt);
      return {
        attempt: { ...OVER, state: "cancelled", dueAt },
        state: stateAfter(ending, fatal !== null, checkout),
        message: next ? (fatal?.message ?? null) : null,
        ...(next ? { next } : {}),
      };
    }
    case "stay": {
      const dueAt = verdict.payment ? dueOnceEnded(attempt, checkout, now) : null;
      const { state, message } = checkout;
      return { attempt: { ...OVER, dueAt }, state, message };
    }
    case "wait": {
      const message = verdict.state === "declined" ? checkout.message : null;
      return wait(lease, verdict.state, message, now);
    }
    case "askAgain":
      return silence(lease, verdict.reason, now);
    case "refunded":
    case "refunding":
    case "refundFailed":
      return noteRefund(tx, lease, verdict, now);
  }
}
