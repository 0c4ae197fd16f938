const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** After so many calls in a row that came to nothing an attempt is left to people (PAYSRV-W3). */
export const MOST_TRIES = 20;

/** Seldomer the older it is: after half its age, between half a minute and an hour. */
const seldomer = (now: Date, createdOn: string): number =>
  now.getTime() + within(30 * SECOND, (now.getTime() - Date.parse(createdOn)) / 2, HOUR);

/** When to ask again where nothing has happened yet: seldomer the older it is, and once when it expires. */
export function dueWhileOpen(now: Date, createdOn: string, expiresAt: string): string {
  const next = seldomer(now, createdOn);
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
 * When to look again at a payment that was given up. A card's intent is cancelled for good there; an order of PayPal's
 * cannot be, and a call that was under way may still take its money: that is found soon, and an hour after the
 * checkout is over, when the last lease has ended as well, nothing can come any more (PAYSRV-Y5).
 */
export function dueOnceEnded(
  attempt: { readonly provider: string; readonly state: string; readonly createdOn: string },
  { expiresAt }: { readonly expiresAt: string },
  now: Date,
): string | null {
  if (attempt.provider !== "paypal") return null;
  const isOver = now.getTime() >= Date.parse(expiresAt) + HOUR;
  // What has only now been given up is looked at once more in any case.
  if (isOver && attempt.state === "cancelled") return null;
  return new Date(seldomer(now, attempt.createdOn)).toISOString();
}

/** What a try that came to nothing leaves behind. */
export interface Waiting {
  readonly tries: number;
  readonly dueAt: string | null;
  /** Since when it is left to people; null while it is not. */
  readonly deadSince: string | null;
}

/**
 * One more on the count, and a time to try again; after the last one the attempt is a dead letter, and only a
 * message of the provider or a person takes it up again (PAYSRV-W3).
 */
export function afterFailure(
  attempt: { readonly tries: number; readonly deadSince: string | null },
  now: Date,
): Waiting {
  const tries = attempt.tries + 1;
  return tries >= MOST_TRIES
    ? { tries, dueAt: null, deadSince: attempt.deadSince ?? now.toISOString() }
    : { tries, dueAt: dueAfterSilence(now, attempt.tries), deadSince: null };
}
