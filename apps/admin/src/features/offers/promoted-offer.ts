import { imageAddress } from "@marquee/api/http/image-path";
import type { Offer } from "@marquee/domain/offers/offer.schema";

/** An offer as a promotion takes it. */
export const promotedOffer = ({ heading, fullImage, ...offer }: Offer) => ({
  ...offer,
  name: heading,
  image: imageAddress(fullImage, "w=80&h=80"),
});
