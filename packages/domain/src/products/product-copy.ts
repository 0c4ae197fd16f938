import { type CopyMade, freshCopy } from "../items/item-copy.ts";
import type { Product } from "./product.schema.ts";

/**
 * The copy of a product or variant: same content, " (copy)" on its heading, and nothing of its campaigns, dates,
 * ratings, offer or shop platform, so that it is pending (PRODUCT-C1, PRODUCT-C2). `now` is an ISO instant.
 */
export function makeProductCopy(product: Product, made: CopyMade): Product {
  return {
    ...product,
    ...freshCopy(product, made),
    // Being in a live offer is paid for, so a copy must be added to one again.
    offerId: null,
    isShopifyProduct: "N",
    shopifySyncId: null,
    shopifyProductId: null,
  };
}
