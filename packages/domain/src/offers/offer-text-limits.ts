import { LONGEST_HEADING } from "../items/item-heading.ts";

/** The most characters that each text of an offer or collection may have: for the form and the server. */
export const OFFER_TEXT_LIMITS = {
  heading: LONGEST_HEADING,
  subHeading: 240,
  description: 4000,
  vendorUrl: 2000,
} as const;
