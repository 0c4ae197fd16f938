import { Schema } from "effect";
import { Flag, Instant } from "../wire/field.schema.ts";

/** A product as campaigns and offers choose it; the product form adds the rest of its content. */
export const ProductSummary = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  heading: Schema.String,
  brand: Schema.String,
  images: Schema.Array(Schema.String),
  storeId: Schema.String,
  storeName: Schema.String,
  companyId: Schema.String,
  active: Flag,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  campaignId: Schema.NullOr(Schema.String),
  campaignName: Schema.NullOr(Schema.String),
}).annotate({ identifier: "ProductSummary" });
export type ProductSummary = typeof ProductSummary.Type;
