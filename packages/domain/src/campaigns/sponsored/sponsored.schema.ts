import { Schema } from "effect";
import { KeywordEntry, SponsoredSectionRow } from "../../items/sponsored-fields.schema.ts";
import { ChosenId, ListOf, Price } from "../../wire/draft-field.schema.ts";
import { DayText, Id, Text } from "../../wire/field.schema.ts";
import { CampaignFor } from "../campaign.schema.ts";

const ids = ListOf(ChosenId, 2000);

/** What the sponsored campaign form holds. The budget is a daily limit in CAD; null if none was typed. */
export const SponsoredCampaignDraft = Schema.Struct({
  fromDate: DayText,
  toDate: DayText,
  storeId: ChosenId,
  campaignName: Text(120),
  campaignFor: Schema.Union([CampaignFor, Schema.Literal("")]),
  offers: ids,
  products: ids,
  cityList: ids,
  stateList: ids,
  budget: Schema.NullOr(Price),
  keywords: ListOf(KeywordEntry, 200),
  sponsoredSection: ListOf(SponsoredSectionRow, 200),
}).annotate({ identifier: "SponsoredCampaignDraft" });
export type SponsoredCampaignDraft = typeof SponsoredCampaignDraft.Type;

const { suggestedBid, bid } = KeywordEntry.fields;
/** Bids have defaults, so that a request may leave them out (KEYWORD-D1, SECTIONROW-D1). */
const bids = {
  suggestedBid: Schema.optionalKey(suggestedBid),
  bid: Schema.optionalKey(bid),
} as const;

/** A sponsored campaign goes straight in: it is free during its trial. */
export const SponsoredCampaignRequest = Schema.Struct({
  id: Id,
  campaignType: Schema.Literal("sponsored"),
  draft: Schema.Struct({
    ...SponsoredCampaignDraft.fields,
    keywords: ListOf(Schema.Struct({ ...KeywordEntry.fields, ...bids }), 200),
    sponsoredSection: ListOf(Schema.Struct({ ...SponsoredSectionRow.fields, ...bids }), 200),
  }),
}).annotate({ identifier: "SponsoredCampaignRequest" });
export type SponsoredCampaignRequest = typeof SponsoredCampaignRequest.Type;

/** What the shop-platform sponsored screen holds. Only `section`, the items and `campaignFor` are sent (SectionConfiguration). */
export const ShopSponsoredDraft = Schema.Struct({
  promotionArea: Text(20),
  cityList: ids,
  stateList: ids,
  promocode: Text(40),
  fromDate: DayText,
  toDate: DayText,
  campaignName: Text(120),
  campaignFor: Schema.Union([CampaignFor, Schema.Literal("")]),
  budget: Schema.NullOr(Price),
  cpc: Schema.NullOr(Price),
  companyId: ChosenId,
  storeId: ChosenId,
  tab: Text(40),
  category: ChosenId,
  section: ChosenId,
  sponsoredTypeSection: Schema.Boolean,
  sponsoredTypeKeyword: Schema.Boolean,
  keywords: ListOf(KeywordEntry, 200),
  suggestedBid: Price,
  bid: Price,
}).annotate({ identifier: "ShopSponsoredDraft" });
export type ShopSponsoredDraft = typeof ShopSponsoredDraft.Type;
