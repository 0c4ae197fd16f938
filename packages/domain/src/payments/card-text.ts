import type { SavedCard } from "./saved-card.schema.ts";
import type { PaidWith } from "./transaction.schema.ts";

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** A card's brand as it is printed on it; one that we have no name for as the provider writes it. */
export const brandName = (brand: string): string => BRANDS[brand.toLowerCase()] ?? brand;

/** `Visa ending in 4242` (PAY-W1). */
export const cardName = ({ brand, last4digit }: Pick<SavedCard, "brand" | "last4digit">): string =>
  `${brandName(brand)} ending in ${last4digit}`;

/** `04/29`, as it is printed on the card. */
export const cardExpiry = ({
  expMonth,
  expYear,
}: Pick<SavedCard, "expMonth" | "expYear">): string =>
  `${String(expMonth).padStart(2, "0")}/${String(expYear % 100).padStart(2, "0")}`;

/** What a payment was made with, as text; the kind of payment if no more is known (PAY-W1). */
export const paidWithText = (
  paidWith: PaidWith | null,
  paymentType: PaidWith["paymentType"],
): string => (paidWith?.paymentType === "Card" ? cardName(paidWith) : paymentType);
