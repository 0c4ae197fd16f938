import { centsOf } from "../../money/cents.ts";
import { amountsOf } from "../receipt-amounts.ts";
import type { Receipt } from "../receipt.schema.ts";
import { TAX_PARTS } from "../tax.ts";

/** Whether a receipt's figures are what its basis gives, to the cent (PAY-R2). A changed receipt is not. @internal For tests. */
export function isFaithful(receipt: Receipt): boolean {
  const again = amountsOf(receipt.basis);
  const figures = ["subtotal", "discount", "tax", "total", "charge"] as const;
  return (
    figures.every((figure) => centsOf(receipt[figure]) === again[figure]) &&
    TAX_PARTS.every((part) => centsOf(receipt.taxParts[part]) === again.taxParts[part])
  );
}
