/** What moves money on a provider's account. `fee`: what it charges apart from a payment. */
export const MOVEMENT_KINDS = ["payment", "refund", "dispute", "payout", "fee", "other"] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
