import { centsOf, toAmount } from "../money/cents.ts";
import { formatAmount } from "../money/format-money.ts";
import { withOfferPrice } from "./offer-price.ts";

/** A line of the offer price, in CAD, with the reason a user reads. */
export interface OfferPriceLine {
  readonly id: "actualPrice" | "discount" | "offerPrice";
  readonly label: string;
  readonly amount: number;
  readonly because: string;
  readonly rule: string;
}

/** From the actual price to the offer price, line by line, adding up; nothing without an offer price (PRODUCT-P5). */
export function offerPriceLines(
  product: Parameters<typeof withOfferPrice>[0],
): readonly OfferPriceLine[] {
  const { actualPrice, discountType, discountPerc } = product;
  const { offerPrice } = withOfferPrice(product);
  if (actualPrice === null || offerPrice === null) return [];
  const off = discountType === "percentage";
  const first: OfferPriceLine = {
    id: "actualPrice",
    label: "Actual price",
    amount: actualPrice,
    because: "What it costs without a discount",
    rule: "PRODUCT-P2",
  };
  const last: OfferPriceLine = {
    id: "offerPrice",
    label: "Offer price",
    amount: offerPrice,
    because: off
      ? "Rounded once, to the cent"
      : "The discount is a message: this is the actual price",
    rule: off ? "PRODUCT-P1" : "PRODUCT-P3",
  };
  if (!off) return [first, last];
  const discount: OfferPriceLine = {
    id: "discount",
    label: `−${discountPerc ?? 0} %`,
    amount: toAmount(centsOf(offerPrice) - centsOf(actualPrice)),
    because: `${discountPerc ?? 0} % of ${formatAmount(actualPrice)}`,
    rule: "PRODUCT-P1",
  };
  return [first, discount, last];
}
