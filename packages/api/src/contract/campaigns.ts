import {
  Campaign,
  CampaignFor,
  CampaignItem,
  CampaignType,
} from "@marquee/domain/campaigns/campaign.schema";
import {
  ActivationRequest,
  Beacon,
  CampaignDays,
  CampaignResults,
  CampaignPlan,
  ItemCampaigns,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
import {
  MarketQuestion,
  PlacementMarket,
} from "@marquee/domain/campaigns/sponsored/placement-market.schema";
import { SponsoredChangeRequest } from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import { SponsoredCampaignRequest } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import { Offer } from "@marquee/domain/offers/offer.schema";
import { Product } from "@marquee/domain/products/product.schema";
import { ChosenId } from "@marquee/domain/wire/draft-field.schema";
import { Text } from "@marquee/domain/wire/field.schema";
import { Schema, Struct } from "effect";
import {
  dayOrNone,
  callerParam,
  idParam,
  idsParam,
  savingErrors,
  signedInErrors,
} from "../http/call.ts";
import { campaignRoutes } from "../routes/campaigns.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

const CampaignStatus = Schema.Literals(["active", "inactive"]);

/** The items of a campaign with what was counted of them between two days. */
const items = {
  params: { id: idParam, type: CampaignType, from: dayOrNone, to: dayOrNone },
  response: CampaignItem,
} as const;

const { fields } = Campaign;
const asserted = {
  campaignName: Text(120),
  campaignFor: fields.campaignFor,
  campaignArea: fields.campaignArea,
  campaignPrice: fields.campaignPrice,
  companyId: ChosenId,
  storeId: ChosenId,
} as const;

/** The paid checkout whose campaign is requested. What is said of it is asserted; nothing else of the body is read. */
const FlyerCampaignRequest = Schema.Struct({
  id: ChosenId,
  campaignType: Schema.optionalKey(Schema.Literal("flyer")),
  ...Struct.map(asserted, Schema.optionalKey),
}).annotate({ identifier: "FlyerCampaignRequest" });

/** What the four activation calls have in common: they change nothing that was not paid for. */
const activation = {
  access: { ability: "campaigns.create" },
  params: { encEmail: callerParam },
  body: ActivationRequest,
  errors: savingErrors,
} as const;

const campaigns = {
  response: Campaign,
  sorts: ["createdOn", "campaignName", "campaignArea", "campaignPrice", "validFrom", "validTill"],
} as const;

export const campaignContract = group(campaignRoutes, {
  create: save({
    summary:
      "Makes a sponsored campaign, which is free; for a flyer returns the campaign that a paid checkout made, and is rejected if there is no verified payment",
    access: { ability: "campaigns.create" },
    params: { encEmail: callerParam },
    query: { checkout: idParam },
    body: Schema.Union([SponsoredCampaignRequest, FlyerCampaignRequest]),
    response: Campaign,
  }),
  byCompany: list({
    ...campaigns,
    summary: "Campaigns of a company: active or inactive, flyer or sponsored",
    params: { companyId: idParam, status: CampaignStatus, type: CampaignType },
    query: { storeId: idParam },
  }),
  byBranch: list({
    ...campaigns,
    summary: "Campaigns of a branch: active or inactive, flyer or sponsored",
    params: { storeId: idParam, status: CampaignStatus, type: CampaignType },
  }),
  byId: one({
    summary: "One campaign",
    params: { id: idParam },
    response: Campaign,
  }),
  offers: list({
    summary: "The offers of a campaign with impressions and clicks between two days",
    ...items,
  }),
  products: list({
    summary: "The products of a campaign with impressions and clicks between two days",
    ...items,
  }),
  change: save({
    summary:
      "Pauses, resumes or ends a sponsored campaign, or changes its budget and bids; the same id and content again return the campaign as it is",
    access: { ability: "campaigns.create" },
    params: { id: idParam },
    body: SponsoredChangeRequest,
    response: Campaign,
  }),
  market: {
    summary:
      "What may be told of the campaigns that keywords and sections show, for a campaign of a branch, in the order of the request; it changes nothing",
    access: { ability: "campaigns.create" },
    perMinute: 120,
    body: MarketQuestion,
    response: Schema.Array(PlacementMarket),
    errors: [...signedInErrors, "TooMany"],
  },
  plans: list({
    summary: "The plans of the Promote Offer page",
    params: { encEmail: callerParam, type: CampaignFor },
    response: CampaignPlan,
  }),
  activateOffer: {
    summary: "The offer as its paid campaign left it; rejected if there is no verified payment",
    ...activation,
    query: { checkout: idParam },
    response: Offer,
  },
  activateSponsoredOffer: {
    summary: "The offer as its sponsored campaign left it; rejected if there is no such campaign",
    ...activation,
    response: Offer,
  },
  activateProduct: {
    summary: "The product as its paid campaign left it; rejected if there is no verified payment",
    ...activation,
    query: { checkout: idParam },
    response: Product,
  },
  activateSponsoredProduct: {
    summary: "The product as its sponsored campaign left it; rejected if there is no such campaign",
    ...activation,
    response: Product,
  },
  results: one({
    summary: "What was counted of several campaigns, and what they spent",
    params: { ids: idsParam },
    response: CampaignResults,
  }),
  ofItem: one({
    summary:
      "The campaigns that an offer or product is or was in, the latest first, with what each counted of it and its invoice",
    params: { id: idParam },
    response: ItemCampaigns,
  }),
  beaconsOfCampaign: one({
    summary: "What was counted of a campaign by day",
    params: { id: idParam },
    query: { from: dayOrNone, to: dayOrNone },
    response: CampaignDays,
  }),
  beacons: list({
    summary: "Impressions, clicks, buy now clicks and snips of an offer or product by day",
    params: { id: idParam },
    query: { from: dayOrNone, to: dayOrNone, campaignId: idParam },
    response: Beacon,
  }),
});
