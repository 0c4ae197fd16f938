import type { OfferType } from "@marquee/domain/offers/offer.schema";

export const OFFER_TYPES: readonly { readonly value: OfferType; readonly label: string }[] = [
  { value: "Offer", label: "Offer" },
  { value: "Collection", label: "Collection" },
];

export const isOfferType = (text: string | undefined): text is OfferType =>
  OFFER_TYPES.some(({ value }) => value === text);
