import { QUERY_MINUTES } from "@marquee/domain/payments/unattended-times";
import type { PaymentServices } from "../payment-services.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** An attempt is left to staff after this many failed reconciliations in a row (PAYSRV-W3). */
const MAX_RETRIES = 20;

/** The time of the next query: after half the age of an attempt, between half a minute and an hour. */
const afterHalfItsAge = (now: Date, createdOn: string): number =>
  now.getTime() + within(30 * SECOND, (now.getTime() - Date.parse(createdOn)) / 2, HOUR);

/** The next query while nothing has happened: less often the older the attempt is, and once when it expires. */
export function dueWhileOpen(now: Date, createdOn: string, expiresAt: string): string {
  const next = afterHalfItsAge(now, createdOn);
  const expiry = Date.parse(expiresAt);
  return new Date(expiry > now.getTime() ? Math.min(next, expiry) : next).toISOString();
}

/** The next query while money may be moving: within five minutes. */
export function dueWhileUnknown(now: Date, createdOn: string): string {
  const age = now.getTime() - Date.parse(createdOn);
  return new Date(
    now.getTime() + within(10 * SECOND, age / 2, QUERY_MINUTES * MINUTE),
  ).toISOString();
}

/** The next query after failed ones: half a minute, doubled each time, up to an hour. */
const dueAfterFailures = (now: Date, retries: number): string =>
  new Date(now.getTime() + Math.min(HOUR, 30 * SECOND * 2 ** retries)).toISOString();

/**
 * The next query of a cancelled attempt. A card's intent is cancelled for good. A PayPal order cannot be cancelled, and
 * a capture under way may still succeed: it is queried until an hour after its checkout has expired, when the last
 * lease has expired too (PAYSRV-Y5).
 */
export function dueOnceEnded(
  attempt: { readonly provider: string; readonly state: string; readonly createdOn: string },
  { expiresAt }: { readonly expiresAt: string },
  now: Date,
): string | null {
  if (attempt.provider !== "paypal") return null;
  const isOver = now.getTime() >= Date.parse(expiresAt) + HOUR;
  // An attempt that has only just ended is queried once more in any case.
  if (isOver && attempt.state === "cancelled") return null;
  return new Date(afterHalfItsAge(now, attempt.createdOn)).toISOString();
}

/** What is stored after a failed reconciliation. */
export interface Retry {
  readonly retries: number;
  readonly dueAt: string | null;
  /** The time since which it is left to staff; null while it is retried. */
  readonly deadSince: string | null;
}

type Retried = Pick<Retry, "deadSince" | "retries">;

/** Counts a failed reconciliation and schedules the next. After the last an event or a user retries it (PAYSRV-W3). */
export function scheduleRetry(attempt: Retried, now: Date): Retry {
  const retries = attempt.retries + 1;
  return retries >= MAX_RETRIES
    ? { retries, dueAt: null, deadSince: attempt.deadSince ?? now.toISOString() }
    : { retries, dueAt: dueAfterFailures(now, attempt.retries), deadSince: null };
}

/** A reconciliation that a stopping server has given up is no failure: another server may take it at once (REL-K6). */
const handBack = ({ retries, deadSince }: Retried, now: Date): Retry => ({
  retries,
  deadSince,
  dueAt: deadSince === null ? now.toISOString() : null,
});

/** When an attempt is reconciled again after a reconciliation that had no result. */
export const scheduleNext = (
  { clock, ending }: Pick<PaymentServices, "clock" | "ending">,
  attempt: Retried,
): Retry =>
  ending?.aborted === true ? handBack(attempt, clock.now()) : scheduleRetry(attempt, clock.now());
