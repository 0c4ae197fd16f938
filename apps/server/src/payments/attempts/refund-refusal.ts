/** The words in which providers refuse to refund money that a dispute holds. */
const DISPUTED: ReadonlySet<string> = new Set([
  "charge_disputed",
  "CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED",
  "REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK",
]);

/** Whether a refund was refused because its payer disputes the payment (DISPUTE-S3). */
export const isDisputed = (reason: string): boolean => DISPUTED.has(reason);
