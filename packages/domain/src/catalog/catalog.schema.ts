import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { ChosenId, ListOf } from "../wire/draft-field.schema.ts";
import { Flag, Instant } from "../wire/field.schema.ts";

/** What an item of the shop platform needs so that it syncs, in the shop platform's words. */
export const SyncField = Schema.Literals(["ID", "TITLE", "DESCRIPTION", "LINK", "IMAGE", "PRICE"]);
export type SyncField = typeof SyncField.Type;

/** A catalog synced from the shop platform. `type` is "Product" or the kind of its collections. */
export const Catalog = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  type: Schema.String,
  totalSync: Schema.Int,
  /** Ours: how many items of it did not sync. */
  failed: Schema.Int,
  companyId: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  createdOn: Instant,
}).annotate({ identifier: "Catalog", ...shownTo("catalog.view") });
export type Catalog = typeof Catalog.Type;

const synced = {
  id: Schema.String,
  shopId: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  campaignName: Schema.NullOr(Schema.String),
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  /** What it lacks; nothing if it synced. */
  missing: Schema.Array(SyncField),
} as const;

/** A product of a synced catalog. `productId` is the product of ours that it became. */
export const CatalogProduct = Schema.Struct({
  productId: Schema.NullOr(Schema.String),
  name: Schema.String,
  heading: Schema.String,
  brand: Schema.String,
  images: Schema.Array(Schema.String),
  ...synced,
}).annotate({ identifier: "CatalogProduct", ...shownTo("catalog.view") });
export type CatalogProduct = typeof CatalogProduct.Type;

/** A collection of a synced catalog. `offerId` is the offer or collection of ours that it became. */
export const CatalogCollection = Schema.Struct({
  offerId: Schema.NullOr(Schema.String),
  /** Ours: whether that offer is switched on; null if it became none. */
  active: Schema.NullOr(Flag),
  heading: Schema.String,
  subHeading: Schema.String,
  fullImage: Schema.NullOr(Schema.String),
  /** How many products the shop platform has in it. */
  products: Schema.Int,
  ...synced,
}).annotate({ identifier: "CatalogCollection", ...shownTo("catalog.view") });
export type CatalogCollection = typeof CatalogCollection.Type;

/** Which offers and products that a catalog became leave their campaigns. */
export const CatalogRemoval = Schema.Struct({
  catalogId: ChosenId,
  offers: ListOf(ChosenId, 1000),
  products: ListOf(ChosenId, 1000),
}).annotate({ identifier: "CatalogRemoval" });
export type CatalogRemoval = typeof CatalogRemoval.Type;

/** How many items left a campaign; the others were in none. */
export const RemovalResponse = Schema.Struct({ removed: Schema.Int }).annotate({
  identifier: "RemovalAnswer",
});
export type RemovalResponse = typeof RemovalResponse.Type;

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
