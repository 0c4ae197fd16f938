/** The most characters that each text of a section may have: for the form and the server. */
export const SECTION_TEXT_LIMITS = { name: 120 } as const;
