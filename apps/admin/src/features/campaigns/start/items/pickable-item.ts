import type { RunDates } from "@marquee/domain/items/run-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";

/** Items a campaign picks from: `all` that are not live for a flyer, live ones (`active`) for a sponsored campaign. */
export type PickableStatus = "all" | "active" | "pending";

/** An offer, collection or product as a campaign picks it. */
export interface PickableItem extends RunDates {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly kind: "Offer" | "Collection" | "Product";
  readonly image: string | null;
}

/** An offer or collection, titled by its heading. */
export const offerItem = (offer: Offer): PickableItem => ({
  id: offer.id,
  title: offer.heading,
  detail: offer.subHeading,
  kind: offer.type,
  image: offer.fullImage,
  active: offer.active,
  validFrom: offer.validFrom,
  validTill: offer.validTill,
  campaignId: offer.campaignId,
});

/** A product, titled by its name, with the first of its images. */
export const productItem = (product: ProductSummary): PickableItem => ({
  id: product.id,
  title: product.name,
  detail: product.heading,
  kind: "Product",
  image: product.images[0] ?? null,
  active: product.active,
  validFrom: product.validFrom,
  validTill: product.validTill,
  campaignId: product.campaignId,
});
