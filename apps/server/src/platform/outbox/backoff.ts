/** After so many tries a job is given up: about seven hours after the first. */
export const MOST_TRIES = 12;

const LONGEST = 3600;

/** Seconds until a job is tried again after its `tries`-th failure: 10, 30, 90 … and never more than an hour (OUTBOX-W4). */
export const backoffSeconds = (tries: number): number => Math.min(10 * 3 ** (tries - 1), LONGEST);
