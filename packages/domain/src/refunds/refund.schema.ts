import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Receipt } from "../payments/receipt.schema.ts";
import { PaidWith } from "../payments/transaction.schema.ts";
import { ChosenId, Price } from "../wire/draft-field.schema.ts";
import { Amount, Id, Instant, Text } from "../wire/field.schema.ts";
import { LONGEST_REASON } from "./reason-limit.ts";
import { REFUND_STATES } from "./refund-state.ts";

/** What staff request. The same id and content are one refund, however often they are sent. */
export const RefundDraft = Schema.Struct({
  id: Id,
  transactionId: ChosenId,
  amount: Schema.NullOr(Price),
  /** The amount typed a second time, if it is a large one (REFUND-V4). */
  amountAgain: Schema.NullOr(Price),
  reason: Text(LONGEST_REASON),
  note: Text(LONGEST_REASON),
}).annotate({ identifier: "RefundDraft" });
export type RefundDraft = typeof RefundDraft.Type;

/** A refund that staff requested, with who did. `amount` is of `currency`. */
export const Refund = Schema.Struct({
  id: Schema.String,
  transactionId: Schema.String,
  checkoutId: Schema.String,
  companyId: Schema.String,
  amount: Amount,
  currency: Schema.String,
  reason: Schema.String,
  note: Schema.String,
  state: Schema.Literals(REFUND_STATES),
  /** Why it was refused or has failed, in words; null otherwise. */
  message: Schema.NullOr(Schema.String),
  requestedBy: Schema.String,
  requestedOn: Instant,
  /** When the provider said what became of it; null until then. */
  settledOn: Schema.NullOr(Instant),
  /** When its money came back after it had been done; null otherwise (REFUND-P6). */
  returnedOn: Schema.NullOr(Instant),
}).annotate({ identifier: "Refund", ...shownTo("transactions.view") });
export type Refund = typeof Refund.Type;

/** The campaign that was paid for, as far as a refund shortens it. */
export const RefundedCampaign = Schema.Struct({
  id: Schema.String,
  campaignName: Schema.String,
  days: Schema.Int,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  items: Schema.Int,
});
export type RefundedCampaign = typeof RefundedCampaign.Type;

/** What can be refunded of a payment, and all that shows what a refund does before it is done. */
export const Refundable = Schema.Struct({
  transactionId: Schema.String,
  companyName: Schema.String,
  paidFor: Schema.String,
  userId: Schema.String,
  paidOn: Instant,
  paymentType: Schema.Literals(["Card", "PayPal"]),
  paidWith: Schema.NullOr(PaidWith),
  amount: Amount,
  refunded: Amount,
  left: Amount,
  currency: Schema.String,
  /** Why nothing can be refunded now, in words; null if something can (REFUND-S2 … REFUND-S4). */
  obstacle: Schema.NullOr(Schema.String),
  campaign: Schema.NullOr(RefundedCampaign),
  invoice: Schema.NullOr(
    Schema.Struct({ invoiceId: Schema.String, paymentAmount: Amount, receipt: Receipt }),
  ),
  /** The newest first. */
  refunds: Schema.Array(Refund),
}).annotate({ identifier: "Refundable", ...shownTo("transactions.view") });
export type Refundable = typeof Refundable.Type;
