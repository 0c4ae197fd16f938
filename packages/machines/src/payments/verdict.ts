import type { Checkout, CheckoutState } from "@marquee/domain/payments/checkout.schema";

/**
 * What the server's word on a checkout means for the flow: `unpaid` can still be paid with the same intent,
 * `refused` cannot be paid any more.
 */
export type Verdict = "settled" | "pending" | "unpaid" | "declined" | "refused";

const VERDICTS: Readonly<Record<CheckoutState, Verdict>> = {
  open: "unpaid",
  requiresAction: "unpaid",
  unknown: "pending",
  paid: "settled",
  declined: "declined",
  cancelled: "refused",
  refundDue: "refused",
  refunded: "refused",
  expired: "refused",
};

export const verdictOf = (checkout: Checkout): Verdict => VERDICTS[checkout.state];
