import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { DisputeState } from "../disputes/dispute.schema.ts";
import { Amount, Instant } from "../wire/field.schema.ts";

/** What money came with, as its provider showed it: a card by its brand and last digits, or PayPal. */
export const PaidWith = Schema.Union([
  Schema.Struct({
    paymentType: Schema.Literal("Card"),
    brand: Schema.String,
    last4digit: Schema.String,
  }),
  Schema.Struct({ paymentType: Schema.Literal("PayPal") }),
]).annotate({ identifier: "PaidWith" });
export type PaidWith = typeof PaidWith.Type;

export const TransactionStatus = Schema.Literals(["Paid", "Fail", "Error", "Cancelled"]);
export type TransactionStatus = typeof TransactionStatus.Type;

export const Transaction = Schema.Struct({
  id: Schema.String,
  transactionType: Schema.Literals(["Offer Campaign", "Product Campaign", "Card Verification"]),
  status: TransactionStatus,
  providerStatus: Schema.NullOr(Schema.String),
  offerId: Schema.NullOr(Schema.String),
  productId: Schema.NullOr(Schema.String),
  userId: Schema.String,
  companyId: Schema.String,
  /** What was bought and by whom: the campaign's name, as the plan has it if none was made, and the company. */
  campaignName: Schema.NullOr(Schema.String),
  companyName: Schema.String,
  /** The number of its invoice, if it made one. */
  invoiceId: Schema.NullOr(Schema.String),
  /** The id by which that invoice and its credit note are opened. */
  invoiceKey: Schema.NullOr(Schema.String),
  storeId: Schema.NullOr(Schema.String),
  paymentId: Schema.NullOr(Schema.String),
  payerId: Schema.NullOr(Schema.String),
  paymentType: Schema.Literals(["Card", "PayPal"]),
  /** What the money came with; null if none came, or if the provider did not send it. */
  paidWith: Schema.NullOr(PaidWith),
  campaignId: Schema.NullOr(Schema.String),
  amount: Amount,
  createdOn: Instant,
  /** When the money was refunded, if it was. */
  refundedOn: Schema.NullOr(Instant),
  /** How much of it: all, unless a part was refunded by hand at the provider. */
  refundedAmount: Schema.NullOr(Amount),
  /** What its payer has back by a lost dispute, by the credit note of that; null without one (INV-A1). */
  lostAmount: Schema.NullOr(Amount),
  /** Where its newest dispute is; null without one (DISPUTE-P6). */
  disputeState: Schema.NullOr(DisputeState),
}).annotate({ identifier: "Transaction", ...shownTo("transactions.view") });
export type Transaction = typeof Transaction.Type;
