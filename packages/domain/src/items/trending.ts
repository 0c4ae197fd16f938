/** The category of what counts everywhere. */
export const TRENDING = "Trending";
