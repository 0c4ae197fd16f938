/** The most characters that the heading of an offer or product may have. */
export const LONGEST_HEADING = 160;
