/** A job is given up after this many attempts: about seven hours after the first. */
export const MAX_ATTEMPTS = 12;

const LONGEST = 3600;

/** Seconds until a job is tried again whose server could not be reached. */
export const AWAY_SECONDS = 60;

/** Seconds until a job is tried again after its `attempts`-th failure: 10, 30, 90 … and never more than an hour (OUTBOX-W4). */
export const backoffSeconds = (attempts: number): number =>
  Math.min(10 * 3 ** (attempts - 1), LONGEST);
