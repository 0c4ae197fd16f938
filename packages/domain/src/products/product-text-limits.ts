import { LONGEST_HEADING } from "../items/item-heading.ts";

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
