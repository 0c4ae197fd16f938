import { LONGEST_HEADING } from "../items/item-heading.ts";
import { lengthIssues } from "../validation/length-issues.ts";
import type { Issue } from "../validation/rule.ts";

/** The most characters that each text of a product or variant may have: for the form, the file import and the server. */
export const PRODUCT_TEXT_LIMITS = {
  name: 160,
  brand: 120,
  heading: LONGEST_HEADING,
  description: 4000,
  vendorUrl: 2000,
  discountMessage: 240,
  shippingInstructions: 2000,
} as const;

export const ATTRIBUTE_TEXT_LIMITS = { column: 80, value: 400 } as const;

type ProductTexts = Readonly<Record<keyof typeof PRODUCT_TEXT_LIMITS, string>> & {
  readonly attribute: readonly { readonly column: string; readonly value: string }[];
};

/** The texts of a product or variant that are too long, those of its attributes at `attribute` and their place (WIRE-D4). */
export const productLengthIssues = (draft: ProductTexts): readonly Issue[] => [
  ...lengthIssues(PRODUCT_TEXT_LIMITS, draft),
  ...draft.attribute.flatMap((each, at) =>
    lengthIssues(ATTRIBUTE_TEXT_LIMITS, each).map((issue) => ({
      ...issue,
      field: `attribute.${at}.${issue.field}`,
    })),
  ),
];
