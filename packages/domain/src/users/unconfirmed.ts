/** How long a company holds an e-mail that was not confirmed (USER-C11), and a sign-up its company name (ONBOARD-F11). */
export const UNCONFIRMED_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** From when on another company may add the e-mail of a user who was added at `createdOn` and never confirmed it. */
export const unconfirmedUntil = (createdOn: Date): Date =>
  new Date(createdOn.getTime() + UNCONFIRMED_DAYS * DAY_MS);

/** What was begun at this moment or before has been unconfirmed for too long. */
export const unconfirmedSince = (now: Date): Date =>
  new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
