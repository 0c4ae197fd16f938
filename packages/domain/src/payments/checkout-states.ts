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

/** What sets a change of a checkout going, as far as the audit trail says it. */
export const TRAIL_CAUSES = ["person", "provider", "sweeper", "system"] as const;
