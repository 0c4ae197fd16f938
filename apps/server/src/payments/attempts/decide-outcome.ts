import { centsOf } from "@marquee/domain/money/cents";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type { RefundReason } from "@marquee/domain/payments/refund-reason";
import { outcomeOf } from "@marquee/domain/payments/outcome-of";
import type { AttemptState } from "../../schema/payments.ts";
import { isPaidFor } from "../checkouts/checkout-state.ts";
import type { Payment, PaymentAnswer, PaymentFailure, RefundAnswer } from "./payment-provider.ts";

/** What was found out: the provider's answer, or that there is nothing to pay and a person said so. */
export type Finding =
  | PaymentAnswer
  | RefundAnswer
  | { readonly tag: "free" }
  | { readonly tag: "ended" }
  | { readonly tag: "idle" };

/**
 * Why a try to collect money is over without any. `closed`: the person left the provider's window. `switched`:
 * they pay in another way. `superseded`: the money has come by another try. `lapsed`: it has ended at the provider,
 * and nobody who is known here wished it.
 */
export type Ending = "cancelled" | "expired" | "closed" | "switched" | "superseded" | "lapsed";

/** What is known of a try and its checkout when it is judged. */
export interface Known {
  readonly state: CheckoutState;
  readonly attemptState: AttemptState;
  /** What is to be collected, in CAD. */
  readonly amount: number;
  readonly providerId: string | null;
  readonly ending: Ending | null;
  /** Whether the last failed try is on record. */
  readonly failureRecorded: boolean;
}

/** What has to be done now. Every way a payment can stand leads to exactly one. */
export type Verdict =
  | { readonly tag: "fulfil"; readonly payment: Payment | null }
  | {
      readonly tag: "giveBack";
      readonly payment: Payment;
      readonly reason: RefundReason;
      /** What it was exactly, for staff. */
      readonly why: string;
    }
  | { readonly tag: "declined"; readonly payment: Payment; readonly failure: PaymentFailure }
  | {
      readonly tag: "end";
      readonly ending: Ending;
      readonly payment: Payment | null;
      /** The try did not only end: it failed. */
      readonly failure?: PaymentFailure | null;
    }
  | {
      readonly tag: "wait";
      readonly state: "open" | "requiresAction" | "unknown" | "declined";
      readonly payment: Payment | null;
    }
  | { readonly tag: "stay"; readonly payment: Payment | null }
  | { readonly tag: "askAgain"; readonly reason: string }
  | { readonly tag: "refunded"; readonly refundId: string | null }
  | { readonly tag: "refunding"; readonly refundId: string | null }
  | { readonly tag: "refundFailed"; readonly refundId: string | null };

/** Money has come: it must be ours, in our currency, to the cent, and the first (PAYSRV-R3, PAYSRV-R4). */
function received(known: Known, payment: Payment): Verdict {
  const giveBack = (reason: RefundReason, why: string): Verdict => ({
    tag: "giveBack",
    payment,
    reason,
    why,
  });
  if (isPaidFor(known.state)) return giveBack("paidBefore", "paid before");
  if (payment.currency !== "cad") return giveBack("wrongCurrency", `paid in ${payment.currency}`);
  if (BigInt(payment.amountReceived) !== centsOf(known.amount))
    return giveBack(
      "wrongAmount",
      `${payment.amountReceived} cents instead of ${centsOf(known.amount)}`,
    );
  return { tag: "fulfil", payment };
}

/** Nothing is being charged. A failed try that is on record already does not close the way to another one. */
function notCharged(known: Known, payment: Payment): Verdict {
  const { failure } = payment;
  if (!failure) return { tag: "wait", state: "open", payment };
  if (!known.failureRecorded) return { tag: "declined", payment, failure };
  return { tag: "wait", state: known.state === "open" ? "open" : "declined", payment };
}

/** What has not come, and has not ended either. What was said of the last try stands until it is taken up again. */
function underWay(known: Known, payment: Payment): Verdict {
  const state = WAITING[payment.status.toLowerCase()] ?? "unknown";
  const declined = state === "open" && known.state === "declined";
  return { tag: "wait", state: declined ? "declined" : state, payment };
}

/** Words for a payment that waits for the payer. Every other one is unknown: money may be moving. */
const WAITING: Readonly<Record<string, "open" | "requiresAction">> = {
  requires_action: "requiresAction",
  requires_confirmation: "open",
  created: "open",
  payer_action_required: "open",
  saved: "open",
  approved: "open",
};

function judgePayment(known: Known, payment: Payment): Verdict {
  const outcome = outcomeOf(payment.status);
  if (outcome === "Paid") return received(known, payment);
  // What was given up stays so, whatever it is called there, as long as no money comes.
  if (known.attemptState === "cancelled") return { tag: "stay", payment };
  switch (outcome) {
    case "Fail":
      return notCharged(known, payment);
    case "Cancelled":
      return { tag: "end", ending: known.ending ?? "lapsed", payment };
    case "Error":
    case "unknown":
      return underWay(known, payment);
  }
}

/** No money can come by it any more. What a person had given up before stays as it is. */
function judgeGivenUp(known: Known, payment: Payment): Verdict {
  if (known.attemptState === "cancelled") return { tag: "stay", payment };
  return { tag: "end", ending: known.ending ?? "lapsed", payment, failure: payment.failure };
}

function judgeRefund({ id: refundId, status }: Extract<RefundAnswer, { tag: "refund" }>): Verdict {
  switch (status) {
    case "done":
      return { tag: "refunded", refundId };
    case "pending":
      return { tag: "refunding", refundId };
    case "failed":
      return { tag: "refundFailed", refundId };
  }
}

const strange = (known: Known, { id }: Payment): string | null =>
  known.providerId === null || id === known.providerId
    ? null
    : `asked for ${known.providerId}, told of ${id}`;

/** Judges a payment by what the provider says of it now (PAYSRV-R1 to PAYSRV-R6). Pure. */
export function judge(known: Known, finding: Finding): Verdict {
  switch (finding.tag) {
    case "free":
      return isPaidFor(known.state)
        ? { tag: "end", ending: "superseded", payment: null }
        : { tag: "fulfil", payment: null };
    case "ended":
      // Somebody who came for it while it was being ended finds nothing left to do (PAYSRV-R9).
      if (known.attemptState === "cancelled") return { tag: "stay", payment: null };
      return { tag: "end", ending: known.ending ?? "cancelled", payment: null };
    case "idle":
      return { tag: "wait", state: "open", payment: null };
    case "payment":
    case "givenUp": {
      const { payment } = finding;
      const reason = strange(known, payment);
      if (reason !== null) return { tag: "askAgain", reason };
      return finding.tag === "payment"
        ? judgePayment(known, payment)
        : judgeGivenUp(known, payment);
    }
    case "refund":
      return judgeRefund(finding);
    case "unavailable":
    case "refused":
      return { tag: "askAgain", reason: finding.reason };
  }
}
