/** How long a company holds an e-mail that was not confirmed (USER-C11). */
const UNCONFIRMED_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** From when on another company may add the e-mail of a user who was added at `createdOn` and never confirmed it. */
export const unconfirmedUntil = (createdOn: Date): Date =>
  new Date(createdOn.getTime() + UNCONFIRMED_DAYS * DAY_MS);
