import type { Checkout, CheckoutState } from "@marquee/domain/payments/checkout.schema";

/** What a checkout means for its payment: `unpaid` can still be paid with the same intent, `refused` cannot. */
export type PaymentStatus = "settled" | "pending" | "unpaid" | "declined" | "refused";

const STATUSES: Readonly<Record<CheckoutState, PaymentStatus>> = {
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

/** Returns what the state stored by the server means for the payment (CHECKOUT-M1). */
export const getPaymentStatus = (checkout: Checkout): PaymentStatus => STATUSES[checkout.state];
