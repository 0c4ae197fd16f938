/** The category tree has at most four levels, roots included. */
export const MOST_CATEGORY_LEVELS = 4;
