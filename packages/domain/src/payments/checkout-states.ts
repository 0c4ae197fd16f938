/** The states of a checkout, apart from their schema for what is loaded without one. */
export const CHECKOUT_STATES = [
  "open",
  "requiresAction",
  "unknown",
  "paid",
  "declined",
  "cancelled",
  "refundDue",
  "refunded",
  "expired",
] as const;
