/** The most characters of the evidence, as the card provider takes them for all fields together. */
export const LONGEST_EVIDENCE = 20_000;
