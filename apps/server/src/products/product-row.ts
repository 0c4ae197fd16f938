import type { Product } from "@marquee/domain/products/product.schema";
import type { AnyDraft } from "./check-product.ts";

const checkedPrice = (price: number | null): number => {
  if (price === null) throw new Error("a checked draft has its prices");
  return price;
};

const toShippingType = ({ shippingType }: AnyDraft): Product["shippingType"] => {
  if (shippingType === "") throw new Error("a checked draft has a way of shipping");
  return shippingType;
};

const toDiscountType = ({ discountType }: AnyDraft): Product["discountType"] => {
  if (discountType === "") throw new Error("a checked draft has a kind of discount");
  return discountType;
};

/** The columns that a checked draft fills, whether it is made or changed. */
export function contentRow(draft: AnyDraft) {
  const { companyId, storeId, name, brand, heading, description, vendorUrl } = draft;
  const { discountPerc, discountMessage, offerId, shippingInstructions } = draft;
  return {
    companyId,
    storeId,
    name,
    brand,
    heading,
    description,
    vendorUrl,
    actualPrice: checkedPrice(draft.actualPrice),
    offerPrice: checkedPrice(draft.offerPrice),
    discountType: toDiscountType(draft),
    discountPerc,
    discountMessage,
    offerId,
    shippingType: toShippingType(draft),
    shippingInstructions,
    attribute: draft.attribute,
    marketPlace: [...draft.marketPlace],
    categoryId: draft.categories[0] ?? null,
    images: [...draft.images],
    ...(draft.isVariant === "Y"
      ? {
          variantProductId: draft.variantProductId,
          variantOption1: draft.variantOption1,
          variantOption2: draft.variantOption2,
          variantOption3: draft.variantOption3,
        }
      : {}),
  };
}

/** The columns of a copy, without what is joined. */
export function copiedRow(copy: Product) {
  const { id, isVariant, canUpdateBranch, variantProductId } = copy;
  return {
    ...contentRow({ ...copy, isVariant: "N" }),
    id,
    isVariant,
    canUpdateBranch,
    variantProductId,
    variantOption1: copy.variantOption1,
    variantOption2: copy.variantOption2,
    variantOption3: copy.variantOption3,
  };
}
