import { centsOf } from "@marquee/domain/money/cents";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import { outcomeOf } from "@marquee/domain/payments/outcome-of";
import type { RefundReason } from "@marquee/domain/payments/refund-reason";
import type { AttemptState } from "../../schema/attempts.ts";
import { isPaidFor } from "../checkouts/checkout-state.ts";
import type { Lease } from "./lease-queries.ts";
import type {
  Payment,
  PaymentResponse,
  PaymentFailure,
  RefundResponse,
} from "./payment-provider.ts";
import type { ProviderName, ReconcileRequest } from "./reconcile-request.ts";
import { isDisputed } from "./refund-refusal.ts";

/**
 * The state of an attempt at its provider. Without a provider's payment: `free` if a user has confirmed a
 * checkout that costs nothing, `idle` while no user has, `ended` if the attempt ends before its payment was created.
 */
export type ProviderStatus =
  | PaymentResponse
  | RefundResponse
  | { readonly tag: "free" }
  | { readonly tag: "ended" }
  | { readonly tag: "idle" };

/**
 * Why an attempt ends without money. `closed`: the user closed PayPal's window. `switched`: they pay with the other
 * provider. `superseded`: another attempt was paid. `lapsed`: the payment ended at the provider without a request.
 */
export type Ending = "cancelled" | "expired" | "closed" | "switched" | "superseded" | "lapsed";

/** Why the attempt has to end now, or null. */
export function decideEnding(
  { attempt, checkout }: Lease,
  request: ReconcileRequest,
  now: Date,
): Ending | null {
  if (isPaidFor(checkout.state)) return "superseded";
  if (attempt.state === "cancelled") return null;
  const isElsewhere = (provider: ProviderName) =>
    attempt.provider !== provider && attempt.provider !== "none";
  if (request.tag === "cancel") return "cancelled";
  if (request.tag === "switch" && isElsewhere(request.provider)) return "switched";
  if (request.tag === "closePaypal" && isElsewhere("stripe")) return "closed";
  return Date.parse(checkout.expiresAt) <= now.getTime() ? "expired" : null;
}

/** The stored facts that a decision depends on. */
export interface Known {
  readonly state: CheckoutState;
  readonly attemptState: AttemptState;
  /** What is to be collected, in CAD. */
  readonly amount: number;
  readonly providerId: string | null;
  readonly ending: Ending | null;
  /** Whether the payment's last failure is recorded. */
  readonly failureRecorded: boolean;
}

/** What to do. Every state of a payment leads to exactly one decision. */
export type Decision =
  | { readonly tag: "fulfil"; readonly payment: Payment | null }
  | {
      readonly tag: "refund";
      readonly payment: Payment;
      readonly reason: RefundReason;
      /** The exact figures, for staff. */
      readonly why: string;
    }
  | { readonly tag: "declined"; readonly payment: Payment; readonly failure: PaymentFailure }
  | {
      readonly tag: "end";
      readonly ending: Ending;
      readonly payment: Payment | null;
      /** Set if the payment did not only end, but failed. */
      readonly failure?: PaymentFailure | null;
    }
  | {
      readonly tag: "wait";
      readonly state: "open" | "requiresAction" | "unknown" | "declined";
      readonly payment: Payment | null;
    }
  | { readonly tag: "unchanged"; readonly payment: Payment | null }
  | { readonly tag: "retry"; readonly reason: string }
  /** Its refund is refused, since a dispute holds the money. */
  | { readonly tag: "disputed" }
  | { readonly tag: "refunded"; readonly refundId: string | null }
  | { readonly tag: "refunding"; readonly refundId: string | null }
  | { readonly tag: "refundFailed"; readonly refundId: string | null };

/** Money was received: currency and amount must be right, and the checkout not paid yet (PAYSRV-R3, PAYSRV-R4). */
function decideReceived(known: Known, payment: Payment): Decision {
  const refund = (reason: RefundReason, why: string): Decision => ({
    tag: "refund",
    payment,
    reason,
    why,
  });
  if (isPaidFor(known.state)) return refund("paidBefore", "paid before");
  if (payment.currency !== "cad") return refund("wrongCurrency", `paid in ${payment.currency}`);
  if (BigInt(payment.amountReceived) !== centsOf(known.amount))
    return refund(
      "wrongAmount",
      `${payment.amountReceived} cents instead of ${centsOf(known.amount)}`,
    );
  return { tag: "fulfil", payment };
}

/** Nothing is being charged. A failure that is recorded already does not decline the checkout again. */
function decideUncharged(known: Known, payment: Payment): Decision {
  const { failure } = payment;
  if (!failure) return { tag: "wait", state: "open", payment };
  if (!known.failureRecorded) return { tag: "declined", payment, failure };
  return { tag: "wait", state: known.state === "open" ? "open" : "declined", payment };
}

/** Neither received nor ended. A declined checkout stays so until a user reopens it. */
function decidePending(known: Known, payment: Payment): Decision {
  const state = WAITING[payment.status.toLowerCase()] ?? "unknown";
  const declined = state === "open" && known.state === "declined";
  return { tag: "wait", state: declined ? "declined" : state, payment };
}

/** Statuses of a payment that waits for its payer. With any other one money may be moving: unknown. */
const WAITING: Readonly<Record<string, "open" | "requiresAction">> = {
  requires_action: "requiresAction",
  requires_confirmation: "open",
  created: "open",
  payer_action_required: "open",
  saved: "open",
  approved: "open",
};

function decidePayment(known: Known, payment: Payment): Decision {
  const outcome = outcomeOf(payment.status);
  if (outcome === "Paid") return decideReceived(known, payment);
  // A cancelled attempt stays cancelled, whatever its status, as long as no money is received.
  if (known.attemptState === "cancelled") return { tag: "unchanged", payment };
  switch (outcome) {
    case "Fail":
      return decideUncharged(known, payment);
    case "Cancelled":
      return { tag: "end", ending: known.ending ?? "lapsed", payment };
    case "Error":
    case "unknown":
      return decidePending(known, payment);
  }
}

/** The payment can no longer receive money. An attempt that was cancelled before is unchanged. */
function decideTerminal(known: Known, payment: Payment): Decision {
  if (known.attemptState === "cancelled") return { tag: "unchanged", payment };
  return { tag: "end", ending: known.ending ?? "lapsed", payment, failure: payment.failure };
}

function decideRefund({
  id: refundId,
  status,
}: Extract<RefundResponse, { tag: "refund" }>): Decision {
  switch (status) {
    case "done":
      return { tag: "refunded", refundId };
    case "pending":
      return { tag: "refunding", refundId };
    case "failed":
      return { tag: "refundFailed", refundId };
  }
}

const mismatch = (known: Known, { id }: Payment): string | null =>
  known.providerId === null || id === known.providerId
    ? null
    : `asked about ${known.providerId}, answered about ${id}`;

/** Decides what follows from the current state of a payment (PAYSRV-R1 to PAYSRV-R6). Pure. */
export function decideOutcome(known: Known, status: ProviderStatus): Decision {
  switch (status.tag) {
    case "free":
      return isPaidFor(known.state)
        ? { tag: "end", ending: "superseded", payment: null }
        : { tag: "fulfil", payment: null };
    case "ended":
      // Another process has ended it meanwhile (PAYSRV-R9).
      if (known.attemptState === "cancelled") return { tag: "unchanged", payment: null };
      return { tag: "end", ending: known.ending ?? "cancelled", payment: null };
    case "idle":
      return { tag: "wait", state: "open", payment: null };
    case "payment":
    case "terminal": {
      const { payment } = status;
      const reason = mismatch(known, payment);
      if (reason !== null) return { tag: "retry", reason };
      return status.tag === "payment"
        ? decidePayment(known, payment)
        : decideTerminal(known, payment);
    }
    case "refund":
      return decideRefund(status);
    case "refused":
      return isDisputed(status.reason)
        ? { tag: "disputed" }
        : { tag: "retry", reason: status.reason };
    case "unavailable":
      return { tag: "retry", reason: status.reason };
  }
}
