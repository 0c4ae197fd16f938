import { Schema } from "effect";
import { Amount, DayText, Instant, Text } from "../wire/field.schema.ts";

export const CampaignArea = Schema.Literals(["city", "state", "country"]);
export type CampaignArea = typeof CampaignArea.Type;
export const CampaignFor = Schema.Literals(["offer", "product"]);
export type CampaignFor = typeof CampaignFor.Type;
export const CampaignType = Schema.Literals(["flyer", "sponsored"]);
export type CampaignType = typeof CampaignType.Type;

const ids = Schema.Array(Schema.String).check(Schema.isMaxLength(2000));

/** What the flyer form holds before it is paid for. Empty text means "not chosen yet". */
export const FlyerPlanDraft = Schema.Struct({
  fromDate: DayText,
  toDate: DayText,
  storeId: Schema.String,
  campaignName: Text(120),
  campaignArea: Schema.Union([CampaignArea, Schema.Literal("")]),
  campaignFor: Schema.Union([CampaignFor, Schema.Literal("")]),
  offers: ids,
  products: ids,
  cityList: ids,
  stateList: ids,
}).annotate({ identifier: "FlyerPlanDraft" });
export type FlyerPlanDraft = typeof FlyerPlanDraft.Type;

/** A campaign as it is stored. It has no dates while its branch awaits approval (CAMP-R3). */
export const Campaign = Schema.Struct({
  id: Schema.String,
  campaignName: Schema.String,
  campaignType: CampaignType,
  campaignFor: CampaignFor,
  campaignArea: Schema.NullOr(CampaignArea),
  campaignPrice: Amount,
  companyId: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  userId: Schema.String,
  offers: Schema.Array(Schema.String),
  products: Schema.Array(Schema.String),
  cityList: Schema.Array(Schema.String),
  stateList: Schema.Array(Schema.String),
  days: Schema.Int,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  createdOn: Instant,
  invoiceId: Schema.NullOr(Schema.String),
  checkoutId: Schema.NullOr(Schema.String),
}).annotate({ identifier: "Campaign" });
export type Campaign = typeof Campaign.Type;

/** One line of the single campaign page. */
export const CampaignItem = Schema.Struct({
  id: Schema.String,
  heading: Schema.String,
  subHeading: Schema.String,
  image: Schema.NullOr(Schema.String),
  type: Schema.Literals(["Offer", "Collection", "Product"]),
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  budget: Schema.NullOr(Amount),
  impressions: Schema.Int,
  clicks: Schema.Int,
}).annotate({ identifier: "CampaignItem" });
export type CampaignItem = typeof CampaignItem.Type;
