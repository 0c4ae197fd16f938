import type { Cents } from "./cents.ts";

/** Cents as plain decimal text with two places, `-13.44`: the form that numbers and files are read from. */
export function amountText(cents: Cents): string {
  const size = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`;
}
