import { imageAddress } from "@marquee/api/http/image-path";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";

const thumbOf = (image: string | null) => imageAddress(image, "w=80&h=80");

/** An offer as a promotion takes it. */
export const promotedOffer = ({ heading, fullImage, ...offer }: Offer) => ({
  ...offer,
  name: heading,
  image: thumbOf(fullImage),
});

/** A product as a promotion takes it. */
export const promotedProduct = (product: ProductSummary) => ({
  ...product,
  image: thumbOf(product.images[0] ?? null),
});
