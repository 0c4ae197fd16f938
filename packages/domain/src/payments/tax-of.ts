import { type Cents, percentOf, toCents } from "../money/cents.ts";
import type { TaxRates } from "./receipt.schema.ts";

/** The state's total tax percent of the discounted total, rounded once (PAY-T1). No state, no tax. */
export function taxOf(discounted: Cents, rates: TaxRates | null): Cents {
  return rates === null ? 0n : toCents(percentOf(discounted, rates.totalTax));
}
