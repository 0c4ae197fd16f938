import { Schema } from "effect";
import { sponsoredFields } from "../items/sponsored-fields.schema.ts";
import { ChosenId, ListOf } from "../wire/draft-field.schema.ts";
import { MOST_MAPPED_PRODUCTS } from "../wire/draft-limits.ts";
import {
  Amount,
  changeFields,
  Flag,
  Id,
  Instant,
  MarketPlace,
  Text,
} from "../wire/field.schema.ts";
import { OFFER_TEXT_LIMITS as limits } from "./offer-text-limits.ts";

export const OfferType = Schema.Literals(["Offer", "Collection"]);
export type OfferType = typeof OfferType.Type;

/** What a user fills in. Fields a collection does not have stay empty. */
const content = {
  type: OfferType,
  companyId: ChosenId,
  storeId: ChosenId,
  heading: Text(limits.heading),
  subHeading: Text(limits.subHeading),
  description: Text(limits.description),
  vendorUrl: Text(limits.vendorUrl),
  marketPlace: ListOf(MarketPlace, 2),
  categories: ListOf(ChosenId, 1),
  fullImage: Schema.NullOr(Text(500)),
  isPrimary: Flag,
  products: ListOf(ChosenId, MOST_MAPPED_PRODUCTS),
};

/** The body of create and update: the content and the client-made id. An empty type is one that was not chosen (OFFER-V7). */
export const OfferDraft = Schema.Struct({
  id: Id,
  ...content,
  type: Schema.Union([OfferType, Schema.Literal("")]),
}).annotate({ identifier: "OfferDraft" });
export type OfferDraft = typeof OfferDraft.Type;

/** An offer or collection as it is stored, sent and shown. `version` is ours: the ETag an edit starts from. */
export const Offer = Schema.Struct({
  id: Schema.String,
  ...content,
  /** Ours: whose it is, in lists (SCREEN-L27). */
  companyName: Schema.optionalKey(Schema.NullOr(Schema.String)),
  storeName: Schema.String,
  logo: Schema.NullOr(Schema.String),
  active: Flag,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  campaignId: Schema.NullOr(Schema.String),
  campaignName: Schema.NullOr(Schema.String),
  campaignArea: Schema.NullOr(Schema.String),
  /** Where the campaign runs, and what the sponsored one may spend a day. */
  cityList: Schema.Array(Schema.String),
  stateList: Schema.Array(Schema.String),
  budget: Schema.NullOr(Amount),
  ...sponsoredFields,
  canUpdateBranch: Flag,
  totalRating: Schema.Int,
  avgRating: Schema.Finite,
  ...changeFields,
}).annotate({ identifier: "Offer" });
export type Offer = typeof Offer.Type;
