/** Firebase takes no shorter one. */
export const SHORTEST_PASSWORD = 6;

/** What is shown beside a field for a new password. */
export const PASSWORD_HINT = `at least ${SHORTEST_PASSWORD} characters`;

/** What a password that is too short is refused with. */
export const PASSWORD_WEAK = `Password should be ${PASSWORD_HINT}`;
