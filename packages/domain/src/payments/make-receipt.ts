import { MAX_CENTS, toAmount } from "../money/cents.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import { refusePromocode } from "./promocode.ts";
import { amountsOf } from "./receipt-amounts.ts";
import { closingLines } from "./receipt-lines.ts";
import type { Receipt, ReceiptLine } from "./receipt.schema.ts";
import { refuseTax } from "./tax.ts";

/** The version of the prices in this code. A receipt stores it, so that an old price stays explainable. */
const PRICE_LIST = "2026-1";

/** What a kind of price hands in: its counts, its basis, the lines that lead to the subtotal, and why it is what it is. */
export interface PriceParts {
  readonly days: number;
  readonly places: number;
  readonly items?: number;
  readonly basis: Receipt["basis"];
  readonly opening: readonly ReceiptLine[];
  readonly subtotal: Pick<ReceiptLine, "because" | "rule">;
}

/** Makes the receipt of a price (PAY-R1), or says which figure no price can be made from. */
export function makeReceipt(price: PriceParts): Receipt | OutOfRange {
  const { days, places, items, basis } = price;
  const refusal =
    (basis.promocode && refusePromocode(basis.promocode)) ?? (basis.tax && refuseTax(basis.tax));
  if (refusal !== null) return refusal;
  const amounts = amountsOf(basis);
  // With a promo code the total may be small; the subtotal still has to be exact.
  if (amounts.subtotal > MAX_CENTS || amounts.total > MAX_CENTS)
    return outOfRange("subtotal", "a price below 70 million million CAD");
  const { gst, hst, pst, qst, other } = amounts.taxParts;
  return {
    priceList: PRICE_LIST,
    currency: "CAD",
    days,
    places,
    ...(items === undefined ? {} : { items }),
    basis,
    subtotal: toAmount(amounts.subtotal),
    discount: toAmount(amounts.discount),
    tax: toAmount(amounts.tax),
    taxParts: {
      gst: toAmount(gst),
      hst: toAmount(hst),
      pst: toAmount(pst),
      qst: toAmount(qst),
      other: toAmount(other),
    },
    total: toAmount(amounts.total),
    charge: toAmount(amounts.charge),
    lines: [...price.opening, ...closingLines(amounts, basis, price.subtotal)],
  };
}
