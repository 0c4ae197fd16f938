import { centsOf } from "../money/cents.ts";
import { type ReceiptAmounts, amountsOf } from "./amounts-of.ts";
import type { Receipt } from "./receipt.schema.ts";
import { TAX_PARTS } from "./tax-rates.ts";

/** Works a receipt out again from what it says it was made from (PAY-R2). */
export function replay(receipt: Receipt): ReceiptAmounts {
  return amountsOf(receipt.basis);
}

/** Whether a receipt's figures are what its basis gives, to the cent (PAY-R2). A receipt someone changed is not. */
export function isFaithful(receipt: Receipt): boolean {
  const again = replay(receipt);
  const figures = ["subtotal", "discount", "tax", "total", "charge"] as const;
  return (
    figures.every((figure) => centsOf(receipt[figure]) === again[figure]) &&
    TAX_PARTS.every((part) => centsOf(receipt.taxParts[part]) === again.taxParts[part])
  );
}
