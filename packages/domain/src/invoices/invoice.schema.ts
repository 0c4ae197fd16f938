import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { PaidWith } from "../payments/transaction.schema.ts";
import { Receipt } from "../payments/receipt.schema.ts";
import { Amount, Id, Instant } from "../wire/field.schema.ts";

/** An invoice as the list and the view show it. `invoiceId` is the number, without gaps per year (INV-N1). */
export const Invoice = Schema.Struct({
  id: Schema.String,
  invoiceId: Schema.String,
  invoiceType: Schema.Literals(["Offer Campaign", "Product Campaign"]),
  status: Schema.Literal("Paid"),
  offerId: Schema.NullOr(Schema.String),
  productId: Schema.NullOr(Schema.String),
  userId: Schema.String,
  companyId: Schema.String,
  companyName: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  paymentId: Schema.NullOr(Schema.String),
  payerId: Schema.NullOr(Schema.String),
  paymentType: Schema.Literals(["Card", "PayPal"]),
  /** The way to pay in more words, if the provider has sent it; null if nothing was charged. */
  paidWith: Schema.NullOr(PaidWith),
  paymentAmount: Amount,
  amount: Amount,
  discountAmount: Amount,
  taxAmount: Amount,
  gst: Amount,
  hst: Amount,
  pst: Amount,
  qst: Amount,
  campaignId: Schema.String,
  campaignName: Schema.String,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  receipt: Receipt,
  createdOn: Instant,
  /** What of it was refunded after all, and when: its credit note (INV-C1). */
  refundedOn: Schema.NullOr(Instant),
  refundedAmount: Schema.NullOr(Amount),
}).annotate({ identifier: "Invoice", ...shownTo("invoices.view") });
export type Invoice = typeof Invoice.Type;

/** Asks for the mail of a receipt; the id is the request's own, so that a repeat mails nothing more (INV-M2). */
export const InvoiceMailRequest = Schema.Struct({ id: Id }).annotate({
  identifier: "InvoiceMailRequest",
});

/** Where the receipt is mailed to. */
export const InvoiceMailed = Schema.Struct({ to: Schema.String }).annotate({
  identifier: "InvoiceMailed",
});
export type InvoiceMailed = typeof InvoiceMailed.Type;
