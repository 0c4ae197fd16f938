import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Amount, Instant, Text } from "../wire/field.schema.ts";
import { DISPUTE_STATES } from "./dispute-state.ts";

export const DisputeState = Schema.Literals(DISPUTE_STATES);

/** The most characters of the evidence, as the card provider takes them for all fields together. */
export const LONGEST_EVIDENCE = 20_000;

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
  /** Who paid. */
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
  /** Who submitted the evidence or accepted the dispute, and when; null until then. */
  respondedBy: Schema.NullOr(Schema.String),
  respondedOn: Schema.NullOr(Instant),
}).annotate({ identifier: "Dispute", ...shownTo("transactions.view") });
export type Dispute = typeof Dispute.Type;

/** What staff submit to the bank or to PayPal. */
export const DisputeEvidence = Schema.Struct({
  evidence: Text(LONGEST_EVIDENCE),
}).annotate({ identifier: "DisputeEvidence" });
export type DisputeEvidence = typeof DisputeEvidence.Type;
