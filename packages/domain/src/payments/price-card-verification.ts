import { toAmount } from "../money/cents.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { MINIMUM_CARD_CHARGE } from "./card-charge.ts";
import { makeReceipt } from "./make-receipt.ts";
import type { Receipt } from "./receipt.schema.ts";

/** The receipt of saving a card: 0.50 CAD without tax, days and places, refunded after it succeeded (PAY-C3, PAY-C4). */
export function priceCardVerification(): Receipt {
  const rate = toAmount(MINIMUM_CARD_CHARGE);
  const receipt = makeReceipt({
    days: 0,
    places: 0,
    basis: { rate, quantity: 1, promocode: null, tax: null },
    opening: [
      {
        id: "rate",
        label: "Card verification",
        amount: rate,
        because: "A small charge shows that the card works. It is refunded right after.",
        rule: "PAY-C3",
      },
    ],
    subtotal: { because: "One verification. There is no tax on it.", rule: "PAY-C3" },
  });
  if (isOutOfRange(receipt)) throw new Error(`${receipt.field} is not ${receipt.expected}`);
  return receipt;
}
