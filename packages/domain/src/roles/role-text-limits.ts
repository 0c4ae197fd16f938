/** The most characters that each text of a role may have: for the form and the server. */
export const ROLE_TEXT_LIMITS = { roleName: 80 } as const;
