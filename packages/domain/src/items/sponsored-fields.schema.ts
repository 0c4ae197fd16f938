import { Schema } from "effect";
import { ChosenId, Price } from "../wire/draft-field.schema.ts";
import { Flag, Instant, Text } from "../wire/field.schema.ts";

/** Where a keyword or a section counts: everywhere (`Trending`), or below a main category by its id. */
const category = ChosenId;

/** A keyword with what is bid for it, in CAD. New ones start with a suggested bid of 0.5 and a bid of 0. */
export const KeywordEntry = Schema.Struct({
  keyword: Text(80),
  category,
  suggestedBid: Price,
  bid: Price,
}).annotate({ identifier: "KeywordEntry" });
export type KeywordEntry = typeof KeywordEntry.Type;

/** A section that was chosen for a sponsored campaign, with what is bid for it, in CAD. */
export const SponsoredSectionRow = Schema.Struct({
  id: ChosenId,
  section: ChosenId,
  suggestedBid: Price,
  bid: Price,
  category,
  page: Text(40),
  /** What the section is called, also once it is over; said by the server alone. */
  sectionName: Schema.optionalKey(Text(160)),
}).annotate({ identifier: "SponsoredSectionRow" });
export type SponsoredSectionRow = typeof SponsoredSectionRow.Type;

/** What a sponsored campaign is shown by. */
export const SponsoredType = Schema.Literals(["section", "keyword", "both"]);
export type SponsoredType = typeof SponsoredType.Type;

/** What an offer, collection or product says of the sponsored campaign it is in. */
export const sponsoredFields = {
  sponsoredCampaignId: Schema.NullOr(Schema.String),
  sponsoredCampaignName: Schema.NullOr(Schema.String),
  sponsoredType: Schema.NullOr(SponsoredType),
  isSponsored: Flag,
  keywords: Schema.Array(KeywordEntry),
  sponsoredSection: Schema.Array(SponsoredSectionRow),
  sponsoredValidFrom: Schema.NullOr(Instant),
  sponsoredValidTill: Schema.NullOr(Instant),
} as const;
