import { Schema, Struct } from "effect";
import { Country } from "../geography/geography.schema.ts";
import {
  KeywordEntry,
  SponsoredSectionRow,
  SponsoredType,
  sponsoredFields,
} from "../items/sponsored-fields.schema.ts";
import { ChosenId, Day, ListOf } from "../wire/draft-field.schema.ts";
import { Amount, DayText, Flag, Instant, MarketPlace, Text } from "../wire/field.schema.ts";
import { SponsoredChange } from "./sponsored/sponsored-change.schema.ts";

export const CampaignArea = Schema.Literals(["city", "state", "country"]);
export type CampaignArea = typeof CampaignArea.Type;
export const CampaignFor = Schema.Literals(["offer", "product"]);
export type CampaignFor = typeof CampaignFor.Type;
export const CampaignType = Schema.Literals(["flyer", "sponsored"]);
export type CampaignType = typeof CampaignType.Type;

const ids = ListOf(ChosenId, 2000);

/** What the flyer form holds before it is paid for. Empty text means "not chosen yet". */
export const FlyerPlanDraft = Schema.Struct({
  fromDate: DayText,
  toDate: DayText,
  storeId: ChosenId,
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
  /** The country of its company, which its areas are named after (CAMP-D6). */
  countryId: Country,
  storeId: Schema.String,
  storeName: Schema.String,
  /** Whether its branch is approved: while it is not, the campaign is not shown to shoppers (CAMP-S2). */
  isApprove: Flag,
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
  /** What a sponsored campaign has besides; null and empty for a flyer. The budget is a daily limit in CAD. */
  sponsoredType: Schema.NullOr(SponsoredType),
  budget: Schema.NullOr(Amount),
  bid: Schema.NullOr(Amount),
  keywords: Schema.Array(KeywordEntry),
  sponsoredSection: Schema.Array(SponsoredSectionRow),
  sponsoredValidFrom: Schema.NullOr(Instant),
  sponsoredValidTill: Schema.NullOr(Instant),
  /** Since when it is paused; null while it is not. */
  pausedOn: Schema.NullOr(Instant),
  /** What was done to it since it was made, the first first. */
  changes: Schema.Array(SponsoredChange),
}).annotate({ identifier: "Campaign" });
export type Campaign = typeof Campaign.Type;

/** What an item of a campaign may have besides. */
const itemDetails = {
  description: Schema.String,
  fullImage: Schema.NullOr(Schema.String),
  images: Schema.Array(Schema.String),
  active: Flag,
  isPrimary: Flag,
  categories: Schema.Array(Schema.String),
  mainCategory: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  webStoreName: Schema.String,
  companyId: Schema.String,
  logo: Schema.NullOr(Schema.String),
  logoSmall: Schema.NullOr(Schema.String),
  logoMedium: Schema.NullOr(Schema.String),
  totalRating: Schema.Int,
  avgRating: Schema.Finite,
  totalLikes: Schema.Int,
  vendorUrl: Schema.String,
  marketPlace: Schema.Array(MarketPlace),
  campaignId: Schema.NullOr(Schema.String),
  campaignName: Schema.NullOr(Schema.String),
  campaignArea: Schema.NullOr(CampaignArea),
  cityList: Schema.Array(Schema.String),
  stateList: Schema.Array(Schema.String),
  cpc: Schema.NullOr(Amount),
  pageName: Schema.NullOr(Schema.String),
  categorySection: Schema.NullOr(Schema.String),
  sectionId: Schema.NullOr(Schema.String),
  ...sponsoredFields,
  suggestedBid: Schema.NullOr(Amount),
  bid: Schema.NullOr(Amount),
  products: Schema.Array(Schema.String),
  name: Schema.String,
  brand: Schema.String,
  price: Amount,
  offerPrice: Amount,
  discount: Schema.NullOr(Schema.Finite),
  discountType: Schema.Literals(["message", "percentage"]),
  discountMessage: Schema.String,
  attribute: Schema.Array(Schema.Struct({ column: Schema.String, value: Schema.String })),
  shippingType: Schema.String,
  shippingInstructions: Schema.String,
  shopifySyncId: Schema.NullOr(Schema.String),
  shopifyCollectionId: Schema.NullOr(Schema.String),
  shopifyProductId: Schema.NullOr(Schema.String),
  shopifyVariantId: Schema.NullOr(Schema.String),
  createdBy: Schema.String,
  updatedBy: Schema.String,
} as const;

/** The clicks of one day. */
export const DayClicks = Schema.Struct({ createdOn: Day, clicks: Schema.Int }).annotate({
  identifier: "DayClicks",
});
export type DayClicks = typeof DayClicks.Type;

/** One line of the single campaign page. Collections and offers have no price, products no sub heading. */
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
  /** The last of the counted days that have clicks, oldest first (CAMP-G12). */
  clicksByDay: Schema.Array(DayClicks),
  ...Struct.map(itemDetails, Schema.optionalKey),
}).annotate({ identifier: "CampaignItem" });
export type CampaignItem = typeof CampaignItem.Type;
