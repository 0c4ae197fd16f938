import { type Cents, centsOf, toCents } from "../money/cents.ts";
import { decimalOf, multiply } from "../money/decimals.ts";
import { chargeFor } from "./card-charge.ts";
import { discountOf } from "./promocode.ts";
import type { Receipt } from "./receipt.schema.ts";
import { TAX_PARTS, taxOf, type TaxPartCents, taxParts } from "./tax.ts";

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

/** Computes a receipt again from its basis (PAY-R2). */
export function replay(receipt: Receipt): ReceiptAmounts {
  return amountsOf(receipt.basis);
}

/** Whether a receipt's figures are what its basis gives, to the cent (PAY-R2). A changed receipt is not. */
export function isFaithful(receipt: Receipt): boolean {
  const again = replay(receipt);
  const figures = ["subtotal", "discount", "tax", "total", "charge"] as const;
  return (
    figures.every((figure) => centsOf(receipt[figure]) === again[figure]) &&
    TAX_PARTS.every((part) => centsOf(receipt.taxParts[part]) === again.taxParts[part])
  );
}
