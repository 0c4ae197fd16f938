import { type Clock, secondsLater } from "../clock.ts";
import { onlyRow, type Queryable } from "../database/queryable.ts";
import { IdentityApiError } from "./identity-error.ts";

/** Failures an account may have within the window before it has to wait. */
export const ATTEMPTS = 30;
const WINDOW = 5 * 60;

/** Counts an attempt before the password is looked at, also for unknown addresses [SBX-I5]: parallel ones cannot slip past. */
export const countAttempt = (db: Queryable, clock: Clock, email: string): Promise<void> =>
  countUpTo(db, clock, email, ATTEMPTS);

/** Wrong codes of an authenticator app that an account may be shown within the window [SBX-I12]. */
export const CODES = 10;
/** No e-mail looks like it. */
const codesOf = (localId: string): string => `code:${localId}`;

/**
 * Counts a code before it is looked at, so that parallel ones cannot slip past; throws
 * TOO_MANY_ATTEMPTS_TRY_LATER from the eleventh in five minutes on [SBX-I12].
 */
export const countCode = (db: Queryable, clock: Clock, localId: string): Promise<void> =>
  countUpTo(db, clock, codesOf(localId), CODES);

/** Clears the count of an account's codes, after a right one. */
export const forgetCodes = (db: Queryable, localId: string): Promise<void> =>
  forgetAttempts(db, codesOf(localId));

async function countUpTo(db: Queryable, clock: Clock, whose: string, most: number): Promise<void> {
  const now = clock.now();
  const { attempts } = await onlyRow<{ attempts: number }>(
    db,
    `insert into sandbox.sign_in_attempt as a (email, attempts, window_ends_at) values ($1, 1, $3)
     on conflict (email) do update set
       attempts = case when a.window_ends_at <= $2 then 1 else a.attempts + 1 end,
       window_ends_at = case when a.window_ends_at <= $2 then $3 else a.window_ends_at end
     returning attempts`,
    [whose, now, secondsLater(now, WINDOW)],
  );
  if (attempts > most)
    throw new IdentityApiError(
      "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.",
    );
}

/** The right password, or a new one, gives the account a clean slate. */
export async function forgetAttempts(db: Queryable, email: string): Promise<void> {
  await db.query("delete from sandbox.sign_in_attempt where email = $1", [email]);
}
