import { isClosed, type DisputeState } from "../disputes/dispute-state.ts";
import type { CheckoutState } from "./checkout.schema.ts";
import { REFUND_LABELS, refundFigures } from "./refund-figures.ts";

/** What has become of a payment, as the tabs of a company's payments have it (PAY-S1). */
export const PAYMENT_STATUSES = ["paid", "failed", "waiting", "refunded", "disputed"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a list of payments can be narrowed to: a status, what is unfinished (PAY-S8), or nothing. */
export const PAYMENTS_LISTED = ["all", "unfinished", ...PAYMENT_STATUSES] as const;
export type PaymentListed = (typeof PAYMENTS_LISTED)[number];

export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  paid: "Paid",
  failed: "Failed",
  waiting: "Waiting",
  refunded: "Refunded",
  disputed: "Disputed",
};

/** What is known of a payment's money. */
export interface PaymentFacts {
  readonly state: CheckoutState;
  /** Whether an attempt to pay it has failed. */
  readonly hasFailed: boolean;
  readonly refundedAmount: number;
  /** Where its newest dispute is. */
  readonly disputeState: DisputeState | null;
}

/** What has become of a payment; null if none was tried, which is no payment yet (PAY-S1 … PAY-S3). */
export function paymentStatus(payment: PaymentFacts): PaymentStatus | null {
  const { state, hasFailed, refundedAmount, disputeState } = payment;
  switch (state) {
    case "requiresAction":
    case "unknown":
    case "refundDue":
      return "waiting";
    case "refunded":
      return "refunded";
    case "paid":
      if (disputeState !== null && (!isClosed(disputeState) || disputeState === "lost"))
        return "disputed";
      return refundedAmount > 0 ? "refunded" : "paid";
    case "declined":
      return "failed";
    case "open":
    case "cancelled":
    case "expired":
      return hasFailed ? "failed" : null;
  }
}

/** Whether its money was charged, whatever became of it since: what failed or waits was not (PAY-S9). */
export const isCharged = ({ status }: { readonly status: PaymentStatus }): boolean =>
  status !== "failed" && status !== "waiting";

/** Its status in words: a refund of a part says so (PAY-S4). */
export function paymentStatusText({
  status,
  amount,
  refundedAmount,
}: {
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly refundedAmount: number;
}): string {
  return status === "refunded" && refundFigures(amount, refundedAmount).extent === "part"
    ? REFUND_LABELS.part
    : PAYMENT_STATUS_LABELS[status];
}
