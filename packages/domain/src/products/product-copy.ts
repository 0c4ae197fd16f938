import { copiedHeading } from "../items/item-heading.ts";
import type { Product } from "./product.schema.ts";

/**
 * The copy of a product or variant: same content, " (copy)" on its heading, and nothing of its campaigns, dates,
 * ratings, offer or shop platform, so that it is pending (PRODUCT-C1, PRODUCT-C2). `now` is an ISO instant.
 */
export function productCopy(
  product: Product,
  made: { readonly id: string; readonly by: string; readonly now: string },
): Product {
  return {
    ...product,
    id: made.id,
    heading: copiedHeading(product.heading),
    active: "N",
    validFrom: null,
    validTill: null,
    campaignId: null,
    campaignName: null,
    campaignArea: null,
    cityList: [],
    stateList: [],
    budget: null,
    sponsoredCampaignId: null,
    sponsoredCampaignName: null,
    sponsoredType: null,
    isSponsored: "N",
    keywords: [],
    sponsoredSection: [],
    sponsoredValidFrom: null,
    sponsoredValidTill: null,
    // Being in a live offer is paid for: a copy is put into one anew.
    offerId: null,
    isShopifyProduct: "N",
    shopifySyncId: null,
    shopifyProductId: null,
    totalRating: 0,
    avgRating: 0,
    createdBy: made.by,
    createdOn: made.now,
    updatedBy: made.by,
    updatedOn: made.now,
    version: 1,
  };
}
