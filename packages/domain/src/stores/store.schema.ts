import { Schema } from "effect";
import { Country } from "../geography/geography.schema.ts";
import { Flag, MarketPlace } from "../wire/field.schema.ts";

/** A branch of a company. Screens say "branch"; the stored thing is a store (docs/glossary.md). */
export const Store = Schema.Struct({
  id: Schema.String,
  companyId: Schema.String,
  code: Schema.String,
  storeName: Schema.String,
  companyLogo: Schema.NullOr(Schema.String),
  marketPlace: Schema.Array(MarketPlace),
  countryId: Country,
  stateId: Schema.String,
  cityId: Schema.String,
  active: Flag,
  isApprove: Flag,
  isShopify: Flag,
}).annotate({ identifier: "Store" });
export type Store = typeof Store.Type;

/** Whether campaigns of this branch go live at once, or wait for a master's approval. */
export const isApproved = (store: { readonly isApprove: Flag }): boolean => store.isApprove === "Y";
