import type { Product, ProductDraft } from "@marquee/domain/products/product.schema";

/** What the forms of a product and of a variant have in common. */
export type ProductContent = Omit<ProductDraft, "isVariant">;

/** What of a stored product or variant its form holds. */
export function contentOf(product: Product): ProductContent {
  const { id, companyId, storeId, name, brand, heading, description, vendorUrl } = product;
  const { actualPrice, discountType, discountPerc, discountMessage, offerPrice } = product;
  const { offerId, shippingType, shippingInstructions, attribute, marketPlace } = product;
  const { categories, mainCategory, images } = product;
  return {
    id,
    companyId,
    storeId,
    name,
    brand,
    heading,
    description,
    vendorUrl,
    actualPrice,
    discountType,
    discountPerc,
    discountMessage,
    offerPrice,
    offerId,
    shippingType,
    shippingInstructions,
    attribute,
    marketPlace,
    categories,
    mainCategory,
    images,
  };
}
