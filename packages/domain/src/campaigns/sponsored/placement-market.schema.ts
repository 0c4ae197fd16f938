import { Schema } from "effect";
import { ChosenId, ListOf } from "../../wire/draft-field.schema.ts";
import { Amount, Text } from "../../wire/field.schema.ts";
import { MOST_PLACEMENTS } from "./placement-limit.ts";

/** A keyword in its category, or a section by its id. */
export const Placement = Schema.Union([
  Schema.Struct({ keyword: Text(80), category: ChosenId }),
  Schema.Struct({ section: ChosenId }),
]).annotate({ identifier: "Placement" });
export type Placement = typeof Placement.Type;

/** What the market of keywords and sections is, for a campaign of this branch. */
export const MarketQuestion = Schema.Struct({
  storeId: ChosenId,
  placements: ListOf(Placement, MOST_PLACEMENTS),
}).annotate({ identifier: "MarketQuestion" });
export type MarketQuestion = typeof MarketQuestion.Type;

/** What may be told of the campaigns that a keyword or section shows, bids in CAD; null for what is not known (SPONSOR-F6). */
export const PlacementMarket = Schema.Struct({
  /** No bid below it is shown now. */
  lowestBid: Schema.NullOr(Amount),
  suggestedBid: Schema.NullOr(Amount),
  /** What one campaign had of it on a day. */
  impressions: Schema.NullOr(Schema.Finite),
  clicks: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: "PlacementMarket" });
export type PlacementMarket = typeof PlacementMarket.Type;
