import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { DisputeState } from "../disputes/dispute.schema.ts";
import { Receipt, ReceiptLine } from "../payments/receipt.schema.ts";
import { PaidWith } from "../payments/transaction.schema.ts";
import { Amount, Id, Instant } from "../wire/field.schema.ts";

/** A party of a paper: name and address by lines, and its tax numbers. */
const Party = Schema.Struct({
  lines: Schema.Array(Schema.String),
  taxNumbers: Schema.Array(Schema.String),
});
export type Party = typeof Party.Type;

/** A credit note, one for each refund, as it was issued: its lines add up to what was refunded (INV-C2). */
export const CreditNote = Schema.Struct({
  number: Schema.String,
  createdOn: Instant,
  amount: Amount,
  lines: Schema.Array(ReceiptLine),
  /** When the provider took the refund back; null while it holds (INV-C5). */
  voidedOn: Schema.NullOr(Instant),
}).annotate({ identifier: "CreditNote" });
export type CreditNote = typeof CreditNote.Type;

/** What an invoice says besides its figures, stored when it is issued (INV-P6). */
const issuedFields = {
  seller: Party,
  buyer: Party,
  companyName: Schema.String,
  storeName: Schema.String,
  campaignName: Schema.String,
  validFrom: Schema.NullOr(Instant),
  validTill: Schema.NullOr(Instant),
  /** The way to pay in more words, if the provider has sent it; null if nothing was charged. */
  paidWith: Schema.NullOr(PaidWith),
} as const;
const InvoiceText = Schema.Struct(issuedFields);
export type InvoiceText = typeof InvoiceText.Type;

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
  storeId: Schema.String,
  paymentId: Schema.NullOr(Schema.String),
  payerId: Schema.NullOr(Schema.String),
  paymentType: Schema.Literals(["Card", "PayPal"]),
  paymentAmount: Amount,
  amount: Amount,
  discountAmount: Amount,
  taxAmount: Amount,
  gst: Amount,
  hst: Amount,
  pst: Amount,
  qst: Amount,
  campaignId: Schema.String,
  receipt: Receipt,
  createdOn: Instant,
  ...issuedFields,
  /** Its refunds: a credit note for each, in their order (INV-C1). */
  creditNotes: Schema.Array(CreditNote),
  /** Where the newest dispute of its payment is; null without one (DISPUTE-P6). */
  disputeState: Schema.NullOr(DisputeState),
}).annotate({ identifier: "Invoice", ...shownTo("invoices.view") });
export type Invoice = typeof Invoice.Type;

/** A month in which invoices were issued, `YYYY-MM` in Central time: how many, and what they come to (INV-B1). */
const InvoiceMonth = Schema.Struct({
  month: Schema.String,
  invoices: Schema.Int,
  paymentAmount: Amount,
});
export type InvoiceMonth = typeof InvoiceMonth.Type;

/** The months that have invoices, the newest first. */
export const InvoiceMonths = Schema.Struct({ months: Schema.Array(InvoiceMonth) }).annotate({
  identifier: "InvoiceMonths",
  ...shownTo("invoices.view"),
});
export type InvoiceMonths = typeof InvoiceMonths.Type;

/** What has become of a mail about an invoice: one that was given up is tried again by staff alone. */
const MailState = Schema.Literals(["sent", "waiting", "undelivered"]);

/** A mail about an invoice: the receipt, a refund with the number of its credit note, or one that came back with those that are void. */
const InvoiceMail = Schema.Struct({
  /** Names the mail among those of the invoice. */
  id: Schema.String,
  about: Schema.Literals(["receipt", "refund", "returnedRefund"]),
  creditNote: Schema.NullOr(Schema.String),
  /** A receipt that a user has mailed to themselves. */
  isAgain: Schema.Boolean,
  /** "Marquee staff" if a user of another company had it mailed to themselves (INV-M5). */
  to: Schema.String,
  state: MailState,
  /** When it was sent or given up, else when it was written. */
  at: Instant,
});
export type InvoiceMail = typeof InvoiceMail.Type;

/** The mails about an invoice, the oldest first (INV-M4). */
export const InvoiceMails = Schema.Struct({
  mails: Schema.Array(InvoiceMail),
  /** Mails of it may be older than mails are stored. */
  isForgotten: Schema.Boolean,
}).annotate({ identifier: "InvoiceMails", ...shownTo("invoices.view") });
export type InvoiceMails = typeof InvoiceMails.Type;

/** Asks for the mail of a receipt; the id is the request's own, so that a repeat mails nothing more (INV-M2). */
export const InvoiceMailRequest = Schema.Struct({ id: Id }).annotate({
  identifier: "InvoiceMailRequest",
});

/** Where the receipt is mailed to. */
export const InvoiceMailed = Schema.Struct({ to: Schema.String }).annotate({
  identifier: "InvoiceMailed",
});
export type InvoiceMailed = typeof InvoiceMailed.Type;
