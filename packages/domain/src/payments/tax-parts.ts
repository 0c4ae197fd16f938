import type { Cents } from "../money/cents.ts";
import type { TaxRates } from "./receipt.schema.ts";
import { TAX_PARTS, type TaxPart, taxWeights } from "./tax-rates.ts";

export type TaxPartCents = Readonly<Record<TaxPart, Cents>>;

const NONE: TaxPartCents = { gst: 0n, hst: 0n, pst: 0n, qst: 0n, other: 0n };

/**
 * A tax split by its parts so that they add up to it to the cent (PAY-T2): every part gets its whole cents, and
 * the cents left over go to the parts with the largest remainders, the first listed winning a tie.
 */
export function taxParts(tax: Cents, rates: TaxRates | null): TaxPartCents {
  if (rates === null) return NONE;
  const { total, parts: weights } = taxWeights(rates);
  if (total === 0n) return NONE;
  const split = { ...NONE };
  let left = tax;
  for (const part of TAX_PARTS) {
    split[part] = (tax * weights[part]) / total;
    left -= split[part];
  }
  const byRemainder = TAX_PARTS.map((part) => ({ part, remainder: (tax * weights[part]) % total }))
    // Sorting is stable: equal remainders keep the listed order.
    .sort((a, b) => Number(b.remainder - a.remainder));
  for (const { part } of byRemainder.slice(0, Number(left))) split[part] += 1n;
  return split;
}
