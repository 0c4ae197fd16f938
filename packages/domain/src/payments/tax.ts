import { type Cents, percentOf, toCents } from "../money/cents.ts";
import { type Decimal, decimalOf } from "../money/decimals.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import type { TaxParts, TaxRates } from "./receipt.schema.ts";

export type TaxPart = keyof TaxParts;

/** The parts of a tax in the order receipts and invoices list them. */
export const TAX_PARTS = [
  "gst",
  "hst",
  "pst",
  "qst",
  "other",
] as const satisfies readonly TaxPart[];
const NAMED = ["gst", "hst", "pst", "qst"] as const;

/** A state's percentages as whole numbers over one common scale, `other` being what the total holds beyond the named ones. */
export interface TaxWeights {
  readonly scale: number;
  readonly total: bigint;
  readonly parts: Readonly<Record<TaxPart, bigint>>;
}

const at = ({ digits, scale }: Decimal, common: number): bigint =>
  digits * 10n ** BigInt(common - scale);

/** The exact percentages of each part (PAY-T2). `other` is below zero if the named parts exceed the total. */
export function taxWeights(rates: TaxRates): TaxWeights {
  const total = decimalOf(rates.totalTax);
  const named = NAMED.map((part) => [part, decimalOf(rates[part] ?? 0)] as const);
  const scale = Math.max(total.scale, ...named.map(([, rate]) => rate.scale));
  const parts = { gst: 0n, hst: 0n, pst: 0n, qst: 0n, other: at(total, scale) };
  for (const [part, rate] of named) {
    parts[part] = at(rate, scale);
    parts.other -= parts[part];
  }
  return { scale, total: at(total, scale), parts };
}

/** What is wrong with a state's tax figures, or null: each is a percentage, and the parts fit into the total (PAY-T3). */
export function refuseTax(rates: TaxRates): OutOfRange | null {
  for (const part of ["totalTax", ...NAMED] as const) {
    const rate = rates[part] ?? 0;
    if (!(rate >= 0 && rate <= 100)) return outOfRange(`tax.${part}`, "a percentage from 0 to 100");
  }
  return taxWeights(rates).parts.other < 0n
    ? outOfRange("tax.totalTax", "at least the sum of gst, hst, pst and qst")
    : null;
}

/** The state's total tax percent of the discounted total, rounded once (PAY-T1). No state, no tax. */
export function taxOf(discounted: Cents, rates: TaxRates | null): Cents {
  return rates === null ? 0n : toCents(percentOf(discounted, rates.totalTax));
}

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
    // Sorting is stable: equal remainders stay in the listed order.
    .sort((a, b) => Number(b.remainder - a.remainder));
  for (const { part } of byRemainder.slice(0, Number(left))) split[part] += 1n;
  return split;
}
