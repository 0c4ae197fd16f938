import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { CampaignFor } from "../campaigns/campaign.schema.ts";
import { ChosenId, Count, ListOf } from "../wire/draft-field.schema.ts";
import { Amount, changeFields, DayText, Flag, Id, Instant, Text } from "../wire/field.schema.ts";
import { SECTION_TEXT_LIMITS } from "./section-text-limits.ts";

/** The page a section is on; the form offers `Offer` alone. */
export const SectionPage = Schema.Literal("Offer");
export type SectionPage = typeof SectionPage.Type;

/** Which sections a list holds, as it is in the path. */
export const SectionStatus = Schema.Literals(["active", "inActive"]);
export type SectionStatus = typeof SectionStatus.Type;

/** A place where sponsored items are shown, from `startDate` to `endDate`, both days in Central time. */
export const Section = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  active: Flag,
  orderNo: Schema.Int,
  tabName: Schema.String,
  category: Schema.String,
  categoryName: Schema.String,
  isOfferSection: Flag,
  isProductSection: Flag,
  startDate: DayText,
  endDate: DayText,
  configStartDate: DayText,
  ...changeFields,
}).annotate({ identifier: "Section" });
export type Section = typeof Section.Type;

/** The body of the section form. A new section is active and has the order 0. */
export const SectionDraft = Schema.Struct({
  id: Id,
  name: Text(SECTION_TEXT_LIMITS.name),
  active: Flag,
  orderNo: Count,
  tabName: Schema.Union([SectionPage, Schema.Literal("")]),
  category: ChosenId,
  isOfferSection: Flag,
  isProductSection: Flag,
  startDate: DayText,
  endDate: DayText,
  configStartDate: DayText,
}).annotate({ identifier: "SectionDraft" });
export type SectionDraft = typeof SectionDraft.Type;

/** A section as it is sent. What has a default may be left out; an edit leaves it as it is then. */
export const SectionRequest = Schema.Struct({
  ...SectionDraft.fields,
  active: Schema.optionalKey(Flag),
  orderNo: Schema.optionalKey(Count),
}).annotate({ identifier: "SectionRequest" });
export type SectionRequest = typeof SectionRequest.Type;

/** A campaign that a section shows or will show, with its bid in CAD. It has no dates while its branch awaits approval. */
export const SectionCampaign = Schema.Struct({
  id: Schema.String,
  campaignName: Schema.String,
  campaignFor: CampaignFor,
  companyId: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  bid: Amount,
}).annotate({ identifier: "SectionCampaign", ...shownTo("sections.manage") });
export type SectionCampaign = typeof SectionCampaign.Type;

/** Items of the shop platform that a section shows, by their shop-platform ids. */
export const SectionConfiguration = Schema.Struct({
  id: Id,
  section: ChosenId,
  products: ListOf(Text(64), 500),
  type: CampaignFor,
}).annotate({ identifier: "SectionConfiguration" });
export type SectionConfiguration = typeof SectionConfiguration.Type;

/** An item of a shop that a section shows, with who put it there. */
export const SectionShopItem = Schema.Struct({
  configurationId: Schema.String,
  shopId: Schema.String,
  section: Schema.String,
  sectionName: Schema.String,
  type: CampaignFor,
  itemId: Schema.String,
  itemName: Schema.String,
  companyId: Schema.String,
  companyName: Schema.String,
  storeName: Schema.String,
  createdBy: Schema.String,
  createdOn: Instant,
}).annotate({ identifier: "SectionShopItem" });
export type SectionShopItem = typeof SectionShopItem.Type;

/** Takes an item of a shop out of its section, or puts it back. */
export const SectionShopItemChange = Schema.Struct({
  configurationId: Id,
  shopId: Text(64),
  removed: Flag,
}).annotate({ identifier: "SectionShopItemChange" });
export type SectionShopItemChange = typeof SectionShopItemChange.Type;
