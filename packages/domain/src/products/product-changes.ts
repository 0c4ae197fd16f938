import type { ChangeValues } from "../items/item-changes.ts";
import { withOfferPrice } from "./offer-price.ts";
import type { ProductChange } from "./product-changes.schema.ts";
import type { Product, ProductDraft } from "./product.schema.ts";

/** The fields of a product that can be changed together with those of others, as they are stored. */
export const changeableValues = (product: Product): ChangeValues => ({
  actualPrice: product.actualPrice,
  heading: product.heading,
  brand: product.brand,
  storeId: product.storeId,
  categoryId: product.categories[0] ?? "",
});

/** The stored product as its form would save it: offer price and main category follow the new values (CHANGE-T2). */
export function changedDraft(
  stored: Product,
  values: ProductChange["values"],
  mainCategory: string,
): ProductDraft {
  const { categoryId, ...content } = values;
  const changed = { ...stored, ...content };
  return {
    id: stored.id,
    companyId: stored.companyId,
    storeId: changed.storeId,
    name: stored.name,
    brand: changed.brand,
    heading: changed.heading,
    description: stored.description,
    vendorUrl: stored.vendorUrl,
    actualPrice: changed.actualPrice,
    discountType: stored.discountType,
    discountPerc: stored.discountPerc,
    discountMessage: stored.discountMessage,
    ...withOfferPrice(changed),
    offerId: stored.offerId,
    shippingType: stored.shippingType,
    shippingInstructions: stored.shippingInstructions,
    attribute: stored.attribute,
    marketPlace: stored.marketPlace,
    categories: categoryId === undefined ? stored.categories : [categoryId],
    mainCategory,
    images: stored.images,
    isVariant: "N",
  };
}
