/**
 * Where a refund by staff is (REFUND-S1). `requested`: stored, and sent to the provider until that responds. `pending`: the
 * provider has it and its money is on the way. `refused`: the provider took nothing of it. `failed`: its money came back, perhaps
 * after it was done.
 */
export const REFUND_STATES = ["requested", "pending", "done", "refused", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What screens and exports call each state. */
export const REFUND_LABELS: Readonly<Record<RefundState, string>> = {
  requested: "Being sent",
  pending: "On its way",
  done: "Refunded",
  refused: "Refused",
  failed: "Failed",
};

/** Whether the provider has still to say what becomes of it. A payment has one of those at a time (REFUND-S2). */
export const isOpenRefund = (state: RefundState): boolean =>
  state === "requested" || state === "pending";
