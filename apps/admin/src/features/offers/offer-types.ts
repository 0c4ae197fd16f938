import type { OfferType } from "@marquee/domain/offers/offer.schema";

export const OFFER_TYPES: readonly { readonly value: OfferType; readonly label: string }[] = [
  { value: "Offer", label: "Offer" },
  { value: "Collection", label: "Collection" },
];

/** Whether a text, such as a filter in an address, is a type of offers. */
export const isOfferType = (text: string | undefined): text is OfferType =>
  OFFER_TYPES.some(({ value }) => value === text);
