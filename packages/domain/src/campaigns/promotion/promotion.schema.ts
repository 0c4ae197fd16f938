import { Schema } from "effect";
import { ChosenId, Day, ListOf } from "../../wire/draft-field.schema.ts";
import { MOST_MAPPED_PRODUCTS, MOST_PROMOTED_OFFERS } from "../../wire/draft-limits.ts";
import { Amount, DayText, Flag, Instant, Text } from "../../wire/field.schema.ts";
import { CampaignArea, CampaignType } from "../campaign.schema.ts";

/** A plan of the Promote Offer page: `price` is CAD for each city, for the whole run of `days`. */
export const CampaignPlan = Schema.Struct({
  id: Schema.String,
  price: Amount,
  days: Schema.Int,
}).annotate({ identifier: "CampaignPlan" });
export type CampaignPlan = typeof CampaignPlan.Type;

/**
 * What the Promote Offer page holds. `plan` says which run it is: the id of a plan, `custom` for the days between the
 * two dates, empty while nothing is chosen. The server stores the dates of a custom run alone (`normalizePromotion`).
 */
export const PromoteOfferDraft = Schema.Struct({
  offerId: ChosenId,
  campaignArea: Schema.Union([CampaignArea, Schema.Literal("")]),
  cityList: ListOf(ChosenId, 2000),
  stateList: ListOf(ChosenId, 2000),
  plan: ChosenId,
  fromDate: DayText,
  toDate: DayText,
  /** Further offers of the same branch that are promoted by the same plan, each at its price; absent if there are none. */
  moreOffers: Schema.optionalKey(ListOf(ChosenId, MOST_PROMOTED_OFFERS)),
  /** What the campaign of several offers is called; that of one has the offer's own name. */
  campaignName: Schema.optionalKey(Text(120)),
}).annotate({ identifier: "PromoteOfferDraft" });
export type PromoteOfferDraft = typeof PromoteOfferDraft.Type;

/** Products to be mapped to a live offer, for the days it still runs. The places are the offer's. */
export const MapProductsDraft = Schema.Struct({
  offerId: ChosenId,
  products: ListOf(ChosenId, MOST_MAPPED_PRODUCTS),
}).annotate({ identifier: "MapProductsDraft" });
export type MapProductsDraft = typeof MapProductsDraft.Type;

/** What shoppers did with an offer or product on one day. */
export const Beacon = Schema.Struct({
  createdOn: Day,
  impressions: Schema.Int,
  clicks: Schema.Int,
  buyNowClicks: Schema.Int,
  snips: Schema.Int,
}).annotate({ identifier: "Beacon" });
export type Beacon = typeof Beacon.Type;

/** Names one item of a campaign, to read its state. */
export const ActivationRequest = Schema.Struct({
  id: ChosenId,
  campaignId: ChosenId,
}).annotate({ identifier: "ActivationRequest" });
export type ActivationRequest = typeof ActivationRequest.Type;

/** What was counted of several campaigns. One without counts has zeros. */
export const CampaignResults = Schema.Struct({
  campaigns: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      impressions: Schema.Int,
      clicks: Schema.Int,
      buyNowClicks: Schema.Int,
      snips: Schema.Int,
      /** CAD: of what was paid for a flyer, of the budget of a sponsored campaign. */
      spent: Amount,
    }),
  ),
}).annotate({ identifier: "CampaignResults" });
export type CampaignResults = typeof CampaignResults.Type;

/** What was counted of a campaign, on the days on which anything was, oldest first, and what it spent on all of them, in CAD. */
export const CampaignDays = Schema.Struct({
  days: Schema.Array(Beacon),
  spent: Amount,
}).annotate({ identifier: "CampaignDays" });
export type CampaignDays = typeof CampaignDays.Type;

/** A campaign that an item is or was in: its run, what it counted of this item, and its invoice for those who may see invoices. */
export const ItemCampaign = Schema.Struct({
  id: Schema.String,
  campaignName: Schema.String,
  campaignType: CampaignType,
  days: Schema.Int,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  pausedOn: Schema.NullOr(Instant),
  /** Whether its branch is approved (CAMP-S2). */
  isApprove: Flag,
  impressions: Schema.Int,
  clicks: Schema.Int,
  invoiceKey: Schema.NullOr(Schema.String),
  /** The number of the invoice, and what was paid, in CAD. */
  invoiceId: Schema.NullOr(Schema.String),
  paymentAmount: Schema.NullOr(Amount),
}).annotate({ identifier: "ItemCampaign" });
export type ItemCampaign = typeof ItemCampaign.Type;

/** The campaigns of an item, the latest first, how many there are in all, and when the first of them began. */
export const ItemCampaigns = Schema.Struct({
  campaigns: Schema.Array(ItemCampaign),
  total: Schema.Int,
  begunOn: Schema.NullOr(Instant),
}).annotate({ identifier: "ItemCampaigns" });
export type ItemCampaigns = typeof ItemCampaigns.Type;
