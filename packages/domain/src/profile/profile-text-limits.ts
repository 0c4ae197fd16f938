/** The most characters that each text of a profile may have: for the form and the server. */
export const PROFILE_TEXT_LIMITS = { name: 120 } as const;
