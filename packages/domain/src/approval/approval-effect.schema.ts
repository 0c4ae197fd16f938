import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { CampaignType } from "../campaigns/campaign.schema.ts";
import { Flag, Instant } from "../wire/field.schema.ts";

/** An item whose showing an approval changes, with the end of its run afterwards. */
const EffectItem = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(["Offer", "Collection", "Product", "Variant"]),
  heading: Schema.String,
  image: Schema.NullOr(Schema.String),
  validTill: Instant,
});
export type EffectItem = typeof EffectItem.Type;

/** A campaign whose items are switched, or whose days start. Of its items the first are named, all are counted. */
const EffectRun = Schema.Struct({
  campaignId: Schema.NullOr(Schema.String),
  campaignName: Schema.String,
  campaignType: CampaignType,
  /** The days that start with the approval; null for a run that has its dates already. */
  startedDays: Schema.NullOr(Schema.Int),
  /** Whether it runs at this moment, or begins on a later day. */
  begins: Schema.Literals(["now", "later"]),
  validFrom: Instant,
  validTill: Instant,
  offers: Schema.Int,
  products: Schema.Int,
  items: Schema.Array(EffectItem),
});
export type EffectRun = typeof EffectRun.Type;

/** What staff look at before they approve a branch, in words (STORE-A8). */
export const BranchFacts = Schema.Struct({
  storeName: Schema.String,
  code: Schema.String,
  categories: Schema.String,
  address: Schema.String,
  storeAddress: Schema.String,
});
export type BranchFacts = typeof BranchFacts.Type;

/** What a master has decided about a branch, and when; `id` names the decision (STORE-A16). */
const BranchDecision = Schema.Struct({
  id: Schema.String,
  what: Schema.Literals(["approved", "looked", "withdrawn", "sentBack"]),
  by: Schema.String,
  on: Instant,
  /** What is to be changed, of a branch that was sent back. */
  reason: Schema.NullOr(Schema.String),
});
export type BranchDecision = typeof BranchDecision.Type;

/** What approving a branch, or withdrawing its approval, would bring about now. `offers` and `products` switch at once. */
export const ApprovalEffect = Schema.Struct({
  storeId: Schema.String,
  storeName: Schema.String,
  code: Schema.String,
  companyName: Schema.String,
  isApprove: Flag,
  facts: BranchFacts,
  /** Names these facts: what an approval was decided by. */
  look: Schema.String,
  /** What an approved branch was looked at with, if it has changed since (STORE-A9). */
  reviewed: Schema.NullOr(BranchFacts),
  /** What was decided last; null if nothing was yet. */
  decision: Schema.NullOr(BranchDecision),
  createdBy: Schema.String,
  createdOn: Instant,
  /** The user who gets a mail about it; null if the branch has no e-mail. */
  informed: Schema.NullOr(Schema.String),
  offers: Schema.Int,
  products: Schema.Int,
  runs: Schema.Array(EffectRun),
  /** Items in no campaign, which stay pending: how many, and the first of them. */
  staying: Schema.Struct({ count: Schema.Int, headings: Schema.Array(Schema.String) }),
}).annotate({ identifier: "ApprovalEffect", ...shownTo("stores.approve") });
export type ApprovalEffect = typeof ApprovalEffect.Type;
