import { type Decimal, decimalOf, roundHalfAway } from "./decimals.ts";

/** An amount of CAD in whole cents. Every rule that adds or compares money does it in cents. */
export type Cents = bigint;

/** The largest amount of a price: up to 2^46 CAD every amount goes over the wire as the same cents (MONEY-M3). */
export const MAX_CENTS: Cents = 2n ** 46n * 100n;

/** Rounds an exact amount of CAD to cents, half away from zero. Each line of a price does this once (MONEY-M2). */
export function toCents({ digits, scale }: Decimal): Cents {
  return scale <= 2
    ? digits * 10n ** BigInt(2 - scale)
    : roundHalfAway(digits, 10n ** BigInt(scale - 2));
}

/** An amount of CAD from the wire, in cents. More than two decimals are rounded half away from zero. */
export function centsOf(amount: number): Cents {
  return toCents(decimalOf(amount));
}

/** An amount in whole cents as a number, the unit of payment providers. */
export const wholeCents = (amount: number): number => Number(centsOf(amount));

/** The exact share of an amount, in CAD and not yet rounded: 9.975 % of 12096 cents is 12.06576. */
export function percentOf(amount: Cents, percent: number): Decimal {
  const { digits, scale } = decimalOf(percent);
  // Two places for the cents, two for the percent.
  return { digits: amount * digits, scale: scale + 4 };
}

/** Cents as plain decimal text with two places, `-13.44`: the form that numbers and files are read from. */
export function amountText(cents: Cents): string {
  const size = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`;
}

/** Cents as the wire's JSON number, with at most two decimals (MONEY-M3). Exact up to `MAX_CENTS`. */
export function toAmount(cents: Cents): number {
  return Number(amountText(cents));
}

/** Splits an amount into parts that add up to it, none of them more than a cent larger than another (MONEY-S1). */
export function splitAmount(amount: number, parts: number): readonly number[] {
  const cents = centsOf(amount);
  const until = (part: number): Cents => (cents * BigInt(part)) / BigInt(parts);
  return Array.from({ length: parts }, (_, part) => toAmount(until(part + 1) - until(part)));
}
