import { millisOf, type Moment } from "../dates/instants.ts";

/** The minutes over which declines are counted (DECLINE-1). */
export const DECLINE_MINUTES = 60;

/** What declines are counted by: the payer, the card, its family, and the address that the payer pays from. */
export const DECLINE_HOLDERS = ["payer", "card", "family", "address"] as const;
export type DeclineHolder = (typeof DECLINE_HOLDERS)[number];

/** So many declines of each are taken within the time; an address is shared by the users of an office, a family by the customers of a bank. */
const MOST_DECLINES: Readonly<Record<DeclineHolder, number>> = {
  payer: 10,
  card: 10,
  family: 30,
  address: 20,
};

/** The fields of a card by which its family is known. */
export interface CardOfFamily {
  readonly brand: string;
  readonly last4digit: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** The first digits of its number, which name the bank, if the provider shows them. */
  readonly iin?: string | null | undefined;
}

/** The family of a card: all of a bank's, or what looks the same if the provider does not show its first digits (DECLINE-5). */
export const cardFamily = ({ iin, brand, last4digit, expMonth, expYear }: CardOfFamily): string =>
  iin ? `iin ${iin}` : `${brand} ${last4digit} ${expMonth}/${expYear}`;

/** The most declines of a holder, with the factor by which operators multiply all limits (LIMIT-5). */
export const mostDeclines = (holder: DeclineHolder, factor: number): number =>
  Math.max(1, Math.round(MOST_DECLINES[holder] * factor));

/** When a card may be tried again, by the declines of a holder, the newest first; null if at once (DECLINE-1, DECLINE-2). */
export function triedAgainAt(newest: readonly Moment[], most: number, now: Moment): string | null {
  const first = newest[most - 1];
  if (first === undefined) return null;
  const until = millisOf(first) + DECLINE_MINUTES * 60_000;
  return until > millisOf(now) ? new Date(until).toISOString() : null;
}

/** The message for a payer who may try no card for this many seconds (DECLINE-3). */
export function declinesText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return `Too many payments by card were declined, and nothing was charged. Please try again ${wait}, or ask your bank.`;
}
