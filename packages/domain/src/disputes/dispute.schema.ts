import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Amount, Instant, Text } from "../wire/field.schema.ts";
import { DISPUTE_STATES } from "./dispute-state.ts";
import { LONGEST_EVIDENCE } from "./evidence-limit.ts";

export const DisputeState = Schema.Literals(DISPUTE_STATES);

/** A payment that its payer disputes at the bank or at PayPal. Amounts are of `currency`. */
export const Dispute = Schema.Struct({
  id: Schema.String,
  paymentType: Schema.Literals(["Card", "PayPal"]),
  /** The provider's id of it. */
  providerId: Schema.String,
  checkoutId: Schema.String,
  companyId: Schema.String,
  companyName: Schema.String,
  storeId: Schema.NullOr(Schema.String),
  /** The payer. */
  userId: Schema.String,
  /** What was bought. */
  campaignName: Schema.NullOr(Schema.String),
  campaignId: Schema.NullOr(Schema.String),
  invoiceId: Schema.NullOr(Schema.String),
  invoiceKey: Schema.NullOr(Schema.String),
  state: DisputeState,
  /** The provider's own words for the state and for the reason. */
  providerStatus: Schema.String,
  reason: Schema.String,
  amount: Amount,
  currency: Schema.String,
  /** How much of it is withheld now. */
  withheld: Amount,
  /** What the provider charges for the dispute; it keeps it. */
  fee: Amount,
  openedOn: Instant,
  /** By when to respond; null if the provider sets no day. */
  dueBy: Schema.NullOr(Instant),
  closedOn: Schema.NullOr(Instant),
  evidence: Schema.String,
  /** The user who submitted the evidence or accepted the dispute, and when; null until then. */
  respondedBy: Schema.NullOr(Schema.String),
  respondedOn: Schema.NullOr(Instant),
}).annotate({ identifier: "Dispute", ...shownTo("transactions.view") });
export type Dispute = typeof Dispute.Type;

/** What we hold of a disputed payment, for the bank (DISPUTE-E1). */
export const HeldEvidence = Schema.Struct({
  companyName: Schema.String,
  campaignName: Schema.String,
  /** The payer, and what they paid with. */
  userId: Schema.String,
  paidWith: Schema.String,
  currency: Schema.String,
  invoiceId: Schema.NullOr(Schema.String),
  invoicedOn: Schema.NullOr(Instant),
  paidAmount: Amount,
  /** What was refunded before. */
  refunded: Amount,
  /** The user who signed the company up, and so accepted the agreement; null if staff created it. */
  agreedBy: Schema.NullOr(Schema.String),
  agreedOn: Schema.NullOr(Instant),
  /** The run that was bought; null before its branch is approved. */
  days: Schema.Int,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  /** What shoppers did, and on how many days that was counted. */
  impressions: Schema.Int,
  clicks: Schema.Int,
  countedDays: Schema.Int,
}).annotate({ identifier: "HeldEvidence", ...shownTo("transactions.view") });
export type HeldEvidence = typeof HeldEvidence.Type;

/** A change of a dispute: who changed what, when. `evidence` is set if its draft changed. */
const DisputeChange = Schema.Struct({
  at: Instant,
  actor: Schema.String,
  state: Schema.NullOr(DisputeState),
  isResponse: Schema.Boolean,
  isDraft: Schema.Boolean,
}).annotate({ identifier: "DisputeChange" });
export type DisputeChange = typeof DisputeChange.Type;

/** A disputed payment with all that its page shows. */
export const DisputeDetails = Schema.Struct({
  ...Dispute.fields,
  held: HeldEvidence,
  /** The newest first. */
  history: Schema.Array(DisputeChange),
}).annotate({ identifier: "DisputeDetails", ...shownTo("transactions.view") });
export type DisputeDetails = typeof DisputeDetails.Type;

/** What is written for the bank, and the text that it was written over: nothing of another user is replaced unseen. */
export const DisputeDraft = Schema.Struct({
  evidence: Text(LONGEST_EVIDENCE),
  replaces: Text(LONGEST_EVIDENCE),
}).annotate({ identifier: "DisputeDraft" });
export type DisputeDraft = typeof DisputeDraft.Type;
