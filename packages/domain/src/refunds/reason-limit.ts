/** The most characters of a reason, which the payer reads, and of a note, which staff read. */
export const LONGEST_REASON = 300;
