import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** A card's brand as it is printed on it. */
export const brandName = (brand: string): string => BRANDS[brand.toLowerCase()] ?? brand;

/** `04/29`, as it is printed on the card. */
export const cardExpiry = ({
  expMonth,
  expYear,
}: Pick<SavedCard, "expMonth" | "expYear">): string =>
  `${String(expMonth).padStart(2, "0")}/${String(expYear % 100).padStart(2, "0")}`;
