/** The most placements that one call asks about. */
export const MOST_PLACEMENTS = 50;
