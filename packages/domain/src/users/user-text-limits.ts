/** The most characters that each text of a user may have: for the form and the server. */
export const USER_TEXT_LIMITS = { firstName: 120 } as const;
