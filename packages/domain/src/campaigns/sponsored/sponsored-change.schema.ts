import { Schema } from "effect";
import { ListOf, Price } from "../../wire/draft-field.schema.ts";
import { Amount, Id, Instant } from "../../wire/field.schema.ts";

/** What is done to a sponsored campaign that was made: `terms` changes its budget and bids. */
export const SponsoredAct = Schema.Literals(["pause", "resume", "end", "terms"]);
export type SponsoredAct = typeof SponsoredAct.Type;

/** A bid that was changed, by its keyword or section, in CAD. */
export const BidChange = Schema.Struct({
  name: Schema.String,
  before: Amount,
  after: Amount,
}).annotate({ identifier: "BidChange" });
export type BidChange = typeof BidChange.Type;

/** One change of a sponsored campaign: who, when, what; its budget and highest bid before and after. */
export const SponsoredChange = Schema.Struct({
  at: Instant,
  by: Schema.String,
  act: SponsoredAct,
  budgetBefore: Amount,
  budget: Amount,
  bidBefore: Amount,
  bid: Amount,
  bids: Schema.Array(BidChange),
}).annotate({ identifier: "SponsoredChange" });
export type SponsoredChange = typeof SponsoredChange.Type;

/** The budget of a day and the bids of keywords and sections, in their order. */
export const SponsoredTerms = Schema.Struct({
  budget: Schema.NullOr(Price),
  keywordBids: ListOf(Price, 200),
  sectionBids: ListOf(Price, 200),
}).annotate({ identifier: "SponsoredTerms" });
export type SponsoredTerms = typeof SponsoredTerms.Type;

/** A change that is asked for. `seen` is how many changes the campaign had where it was asked for. */
export const SponsoredChangeRequest = Schema.Struct({
  id: Id,
  act: SponsoredAct,
  seen: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 })),
  terms: Schema.NullOr(SponsoredTerms),
}).annotate({ identifier: "SponsoredChangeRequest" });
export type SponsoredChangeRequest = typeof SponsoredChangeRequest.Type;
