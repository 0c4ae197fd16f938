import type { OfferType } from "@marquee/domain/offers/offer.schema";

export const OFFER_TYPES: readonly { readonly value: OfferType; readonly label: string }[] = [
  { value: "Offer", label: "Offer" },
  { value: "Collection", label: "Collection" },
];
