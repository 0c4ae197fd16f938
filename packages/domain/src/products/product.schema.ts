import { Schema } from "effect";
import { MOST_PRODUCT_IMAGES, MOST_VARIANT_IMAGES } from "../images/image-limits.ts";
import { sponsoredFields } from "../items/sponsored-fields.schema.ts";
import { ChosenId, ListOf, Percent, ImagePath, Price } from "../wire/draft-field.schema.ts";
import {
  Amount,
  changeFields,
  Flag,
  Id,
  Instant,
  MarketPlace,
  Text,
} from "../wire/field.schema.ts";
import { MOST_ATTRIBUTES } from "./attribute-limit.ts";
import { MOST_FILE_PRODUCTS } from "./import-limits.ts";
import { ATTRIBUTE_TEXT_LIMITS, PRODUCT_TEXT_LIMITS as limits } from "./product-text-limits.ts";

export const DiscountType = Schema.Literals(["message", "percentage"]);
export type DiscountType = typeof DiscountType.Type;
export const ShippingType = Schema.Literals(["Free Shipping", "Standard shipping"]);
export type ShippingType = typeof ShippingType.Type;

/** A property of a product, such as column "Colour" with value "Red". */
export const ProductAttribute = Schema.Struct({
  column: Text(ATTRIBUTE_TEXT_LIMITS.column),
  value: Text(ATTRIBUTE_TEXT_LIMITS.value),
}).annotate({
  identifier: "ProductAttribute",
});
export type ProductAttribute = typeof ProductAttribute.Type;

/** What a user fills in. Null prices and empty choices are not filled in yet: the form's rules say so in their words. */
const content = {
  companyId: ChosenId,
  storeId: ChosenId,
  name: Text(limits.name),
  brand: Text(limits.brand),
  heading: Text(limits.heading),
  description: Text(limits.description),
  vendorUrl: Text(limits.vendorUrl),
  actualPrice: Schema.NullOr(Price),
  discountType: Schema.Union([DiscountType, Schema.Literal("")]),
  discountPerc: Schema.NullOr(Percent),
  discountMessage: Text(limits.discountMessage),
  /** What the form computed. The server works it out again and refuses another figure (PRODUCT-P1). */
  offerPrice: Schema.NullOr(Price),
  offerId: Schema.NullOr(ChosenId),
  shippingType: Schema.Union([ShippingType, Schema.Literal("")]),
  shippingInstructions: Text(limits.shippingInstructions),
  attribute: ListOf(ProductAttribute, MOST_ATTRIBUTES),
  marketPlace: ListOf(MarketPlace, 2),
  categories: ListOf(ChosenId, 1),
  mainCategory: ChosenId,
} as const;

/** The body of create and update for a product. */
export const ProductDraft = Schema.Struct({
  id: Id,
  ...content,
  images: ListOf(Text(500), MOST_PRODUCT_IMAGES),
  isVariant: Schema.Literal("N"),
}).annotate({ identifier: "ProductDraft" });
export type ProductDraft = typeof ProductDraft.Type;

/** The body of create and update for a variant: a product that names the product it varies. */
export const VariantDraft = Schema.Struct({
  id: Id,
  ...content,
  images: ListOf(Text(500), MOST_VARIANT_IMAGES),
  isVariant: Schema.Literal("Y"),
  variantProductId: ChosenId,
  variantOption1: Text(120),
  variantOption2: Text(120),
  variantOption3: Text(120),
}).annotate({ identifier: "VariantDraft" });
export type VariantDraft = typeof VariantDraft.Type;

/** A product as campaigns and offers choose it; `Product` has the rest of its content. */
export const ProductSummary = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  heading: Schema.String,
  brand: Schema.String,
  images: Schema.Array(Schema.String),
  storeId: Schema.String,
  storeName: Schema.String,
  companyId: Schema.String,
  /** Ours: whose it is, in lists (SCREEN-L27). */
  companyName: Schema.optionalKey(Schema.NullOr(Schema.String)),
  active: Flag,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  totalRating: Schema.Int,
  avgRating: Schema.Finite,
  campaignId: Schema.NullOr(Schema.String),
  campaignName: Schema.NullOr(Schema.String),
  actualPrice: Amount,
  offerPrice: Amount,
}).annotate({ identifier: "ProductSummary" });
export type ProductSummary = typeof ProductSummary.Type;

/** A product or variant as it is stored, sent and shown. `version` is ours: the ETag an edit starts from. */
export const Product = Schema.Struct({
  ...ProductSummary.fields,
  description: Schema.String,
  vendorUrl: Schema.String,
  discountType: DiscountType,
  discountPerc: Schema.NullOr(Schema.Finite),
  discountMessage: Schema.String,
  offerId: Schema.NullOr(Schema.String),
  fullImage: ImagePath,
  logo: ImagePath,
  categories: Schema.Array(Schema.String),
  mainCategory: Schema.String,
  shippingType: ShippingType,
  shippingInstructions: Schema.String,
  attribute: Schema.Array(ProductAttribute),
  marketPlace: Schema.Array(MarketPlace),
  campaignArea: Schema.NullOr(Schema.String),
  cityList: Schema.Array(Schema.String),
  stateList: Schema.Array(Schema.String),
  budget: Schema.NullOr(Amount),
  ...sponsoredFields,
  isShopifyProduct: Flag,
  shopifySyncId: Schema.NullOr(Schema.String),
  shopifyProductId: Schema.NullOr(Schema.String),
  canUpdateBranch: Flag,
  isVariant: Flag,
  variantProductId: Schema.NullOr(Schema.String),
  variantOption1: Schema.String,
  variantOption2: Schema.String,
  variantOption3: Schema.String,
  ...changeFields,
}).annotate({ identifier: "Product" });
export type Product = typeof Product.Type;

/** A product with what a file calls its branch and its category (PRODUCT-I11). */
export const ProductForFile = Schema.Struct({
  ...Product.fields,
  branchCode: Schema.String,
  /** The names of its category and of those above it, the main category first. */
  categoryPath: Schema.Array(Schema.String),
}).annotate({ identifier: "ProductForFile" });
export type ProductForFile = typeof ProductForFile.Type;

/** Which products a file needs: those of these ids, and those of these branches and names (PRODUCT-I13). */
export const FileProducts = Schema.Struct({
  ids: ListOf(ChosenId, MOST_FILE_PRODUCTS),
  named: ListOf(
    Schema.Struct({ storeId: ChosenId, name: Text(limits.name), heading: Text(limits.heading) }),
    MOST_FILE_PRODUCTS,
  ),
}).annotate({ identifier: "FileProducts" });
export type FileProducts = typeof FileProducts.Type;

/** A variant's status as it is in a path. */
export const VariantStatusFilter = Schema.Literals(["allincludeActive", "pending", "inactive"]);
export type VariantStatusFilter = typeof VariantStatusFilter.Type;
