/**
 * How a difference is settled with what its provider has: a refund that the books do not have gets its credit note, and
 * the fee of a dispute is booked. Any other difference is closed with a note alone.
 */
export const SETTLEMENTS = ["creditNote", "fee"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
