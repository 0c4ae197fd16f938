import { typedTextCell, type ChangeCell } from "../items/item-changes.ts";
import { priceDifference, readTypedPrice } from "../items/price-change.ts";
import { formatAmount } from "../money/format-money.ts";
import { productMessages } from "./messages.ts";
import { PRODUCT_TEXT_LIMITS } from "./product-text-limits.ts";

/** How an amount is typed: two decimals, without marks between thousands. */
const typedAmount = (amount: number): string => amount.toFixed(2);

/** The price of a product beside what was typed or worked out for it, with what is wrong with that (CHANGE-P4, CHANGE-P5). */
export function priceCell(before: number, typed: string): ChangeCell {
  const read = readTypedPrice(typed);
  const known = {
    field: "actualPrice",
    label: "Actual Price",
    isTyped: true,
    before,
    beforeText: formatAmount(before),
  };
  if ("problem" in read) {
    const { problem, nearest } = read;
    return {
      ...known,
      after: null,
      afterText: typed,
      difference: "",
      problem,
      suggestion: nearest === null ? null : typedAmount(nearest),
    };
  }
  return {
    ...known,
    after: read.price,
    afterText: formatAmount(read.price),
    difference: priceDifference(before, read.price),
    problem: null,
    suggestion: null,
  };
}

/** The texts of a product that are changed together with those of others, with what is said of an empty one. */
const TEXTS = {
  heading: { label: "Product heading", missing: productMessages.headingMissing },
  brand: { label: "Brand", missing: productMessages.brandMissing },
} as const;
export type ChangedText = keyof typeof TEXTS;

/** A text of a product beside the new one, refused by the rules and in the words of its form (CHANGE-T2). */
export const textCell = (field: ChangedText, before: string, typed: string): ChangeCell =>
  typedTextCell({ field, ...TEXTS[field], longest: PRODUCT_TEXT_LIMITS[field] }, before, typed);
