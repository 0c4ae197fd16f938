/** The longest pause between two questions to the server, in milliseconds. */
const LONGEST_PAUSE = 15_000;

/** The pause after the n-th question, in milliseconds: 2 s, 4 s, 8 s, then 15 s each time. */
export const pollPause = (asked: number): number => Math.min(1000 * 2 ** asked, LONGEST_PAUSE);

/**
 * How often the server may say that nothing was paid before we believe it: about fifteen seconds, in which a
 * request that was on its way to the provider has arrived or will not any more (PAYFLOW-M6).
 */
export const QUERIES_UNTIL_UNPAID = 4;
