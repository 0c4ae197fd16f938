import { type Cents, toCents } from "../money/cents.ts";
import { decimalOf, multiply } from "../money/decimals.ts";
import { chargeFor } from "./card-charge.ts";
import { discountOf } from "./promocode.ts";
import type { Receipt } from "./receipt.schema.ts";
import { taxOf, type TaxPartCents, taxParts } from "./tax.ts";

/** The figures of a receipt in cents. */
export interface ReceiptAmounts {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly tax: Cents;
  readonly taxParts: TaxPartCents;
  readonly total: Cents;
  readonly charge: Cents;
}

/** Computes every figure of a price from its basis: each line is rounded once, totals add rounded lines (PAY-R1). */
export function amountsOf({
  rate,
  quantity,
  promocode,
  tax: rates,
}: Receipt["basis"]): ReceiptAmounts {
  const subtotal = toCents(multiply(decimalOf(rate), decimalOf(quantity)));
  const discount = discountOf(subtotal, promocode);
  const discounted = subtotal - discount;
  const tax = taxOf(discounted, rates);
  const total = discounted + tax;
  return {
    subtotal,
    discount,
    tax,
    taxParts: taxParts(tax, rates),
    total,
    charge: chargeFor(total),
  };
}
