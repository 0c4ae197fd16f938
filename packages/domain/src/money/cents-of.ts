import type { Cents } from "./cents.ts";
import { decimalOf } from "./decimal-of.ts";
import { toCents } from "./to-cents.ts";

/** An amount of CAD from the wire, in cents. More than two decimals are rounded half away from zero. */
export function centsOf(amount: number): Cents {
  return toCents(decimalOf(amount));
}
