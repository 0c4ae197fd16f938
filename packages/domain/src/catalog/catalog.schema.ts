import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Instant } from "../wire/field.schema.ts";

/** A catalog synced from the shop platform. `type` is "Product" or the kind of its collections. */
export const Catalog = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  type: Schema.String,
  totalSync: Schema.Int,
  companyId: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  createdOn: Instant,
}).annotate({ identifier: "Catalog", ...shownTo("catalog.view") });
export type Catalog = typeof Catalog.Type;

const run = {
  storeId: Schema.String,
  storeName: Schema.String,
  campaignName: Schema.NullOr(Schema.String),
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
} as const;

/** A product of a synced catalog. */
export const CatalogProduct = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  heading: Schema.String,
  brand: Schema.String,
  images: Schema.Array(Schema.String),
  ...run,
}).annotate({ identifier: "CatalogProduct", ...shownTo("catalog.view") });
export type CatalogProduct = typeof CatalogProduct.Type;

/** A collection of a synced catalog. */
export const CatalogCollection = Schema.Struct({
  id: Schema.String,
  heading: Schema.String,
  subHeading: Schema.String,
  fullImage: Schema.NullOr(Schema.String),
  ...run,
}).annotate({ identifier: "CatalogCollection", ...shownTo("catalog.view") });
export type CatalogCollection = typeof CatalogCollection.Type;

/** An offer or collection of the shop platform that a section may show. */
export const ShopOffer = Schema.Struct({
  id: Schema.String,
  heading: Schema.String,
  fullImage: Schema.NullOr(Schema.String),
  type: Schema.String,
  shopifyCollectionId: Schema.String,
}).annotate({ identifier: "ShopOffer", ...shownTo("shopSponsored.manage") });
export type ShopOffer = typeof ShopOffer.Type;

/** A product of the shop platform that a section may show. */
export const ShopProduct = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  images: Schema.Array(Schema.String),
  shopifyProductId: Schema.String,
}).annotate({ identifier: "ShopProduct", ...shownTo("shopSponsored.manage") });
export type ShopProduct = typeof ShopProduct.Type;
