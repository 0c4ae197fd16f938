/** So many placements are asked about in one call. */
export const MOST_PLACEMENTS = 50;
