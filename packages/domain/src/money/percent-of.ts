import type { Cents } from "./cents.ts";
import { decimalOf } from "./decimal-of.ts";
import type { Decimal } from "./decimal.ts";

/** The exact share of an amount, in CAD and not yet rounded: 9.975 % of 12096 cents is 12.06576. */
export function percentOf(amount: Cents, percent: number): Decimal {
  const { digits, scale } = decimalOf(percent);
  // Two places for the cents, two for the percent.
  return { digits: amount * digits, scale: scale + 4 };
}
