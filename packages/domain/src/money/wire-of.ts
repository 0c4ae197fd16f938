import { amountText } from "./amount-text.ts";
import type { Cents } from "./cents.ts";

/** Cents as the wire's JSON number, with at most two decimals (MONEY-M3). Exact up to `MAX_CENTS`. */
export function wireOf(cents: Cents): number {
  return Number(amountText(cents));
}
