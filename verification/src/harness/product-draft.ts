import type { ProductDraft, VariantDraft } from "@marquee/domain/products/product.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { CATEGORY, COMPANY, STORE } from "./world.ts";

/** A valid product of Maple's Montreal branch under the id of that name; `change` is what a test is about. */
export const productDraft = (name: string, change: Partial<ProductDraft> = {}): ProductDraft => ({
  id: stableId(`product draft ${name}`),
  companyId: COMPANY.maple,
  storeId: STORE.montreal,
  name,
  brand: "Maple",
  heading: `${name} for the home`,
  description: "Woven by hand.",
  vendorUrl: "https://maple.example/throws",
  actualPrice: 100,
  discountType: "percentage",
  discountPerc: 12.5,
  discountMessage: "",
  offerPrice: 87.5,
  offerId: null,
  shippingType: "Free Shipping",
  shippingInstructions: "",
  attribute: [{ column: "Colour", value: "Red" }],
  marketPlace: ["Canada"],
  categories: [CATEGORY.throws],
  mainCategory: CATEGORY.home,
  images: [],
  isVariant: "N",
  ...change,
});

/** A valid variant of a product of that branch. */
export const variantDraft = (
  name: string,
  variantProductId: string,
  change: Partial<VariantDraft> = {},
): VariantDraft => ({
  ...productDraft(name),
  variantProductId,
  variantOption1: "",
  variantOption2: "",
  variantOption3: "",
  isVariant: "Y",
  ...change,
});
