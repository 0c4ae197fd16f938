import type { Decimal } from "./decimal.ts";

/** The exact product of two decimals; nothing is rounded. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}
