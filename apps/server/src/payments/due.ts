const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** After so many calls in a row that came to nothing an attempt is left to people (PAYSRV-W3). */
export const MOST_TRIES = 20;

/** When to ask again where nothing has happened yet: seldomer the older it is, and once when it expires. */
export function dueWhileOpen(now: Date, createdOn: string, expiresAt: string): string {
  const age = now.getTime() - Date.parse(createdOn);
  const next = now.getTime() + within(30 * SECOND, age / 2, HOUR);
  const expiry = Date.parse(expiresAt);
  return new Date(expiry > now.getTime() ? Math.min(next, expiry) : next).toISOString();
}

/** When to ask again where money may be moving: soon, and never more than five minutes later. */
export function dueWhileUnknown(now: Date, createdOn: string): string {
  const age = now.getTime() - Date.parse(createdOn);
  return new Date(now.getTime() + within(10 * SECOND, age / 2, 5 * MINUTE)).toISOString();
}

/** When to ask again after calls that came to nothing: half a minute, doubled each time, up to an hour. */
const dueAfterSilence = (now: Date, tries: number): string =>
  new Date(now.getTime() + Math.min(HOUR, 30 * SECOND * 2 ** tries)).toISOString();

/**
 * What a try that came to nothing leaves behind: one more on the count, and a time to try again; after the last
 * one the attempt is dead, and only a message of the provider or a person takes it up again (PAYSRV-W3).
 */
export function afterFailure<State extends string>(
  attempt: { readonly tries: number; readonly state: State },
  now: Date,
): { readonly tries: number; readonly dueAt: string | null; readonly state: State | "dead" } {
  const tries = attempt.tries + 1;
  return tries >= MOST_TRIES
    ? { tries, dueAt: null, state: "dead" }
    : { tries, dueAt: dueAfterSilence(now, attempt.tries), state: attempt.state };
}
