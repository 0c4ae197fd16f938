/** The most characters that each text of a category may have: for the form and the server. */
export const CATEGORY_TEXT_LIMITS = { name: 120 } as const;
