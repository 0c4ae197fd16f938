import { daysFromApproval } from "../campaigns/count-text.ts";
import { formatCentral } from "../dates/format-dates.ts";
import { disputedText } from "../disputes/dispute-state.ts";
import { formatCad } from "../money/format-money.ts";
import { linesPaidBy } from "../payments/receipt-lines.ts";
import type { ReceiptLine } from "../payments/receipt.schema.ts";
import { invoiceStamps } from "./credit-note.ts";
import { creditNoteFacts, invoicePaidWith } from "./invoice-text.ts";
import type { CreditNote, Invoice, Party } from "./invoice.schema.ts";

/** The period of an invoice's campaign in Central time; a branch that awaits approval has none yet. */
function periodText({ validFrom, validTill, receipt }: Invoice): string {
  if (validFrom === null || validTill === null) return daysFromApproval(receipt.days);
  return `${formatCentral(validFrom)} to ${formatCentral(validTill)} (Central time)`;
}

/** A paper about a sale, as its page and its PDF show it: all that it says but its two parties (INV-P8). */
export interface PrintableDocument {
  readonly kind: "Invoice" | "Credit note";
  readonly number: string;
  /** The moment it is dated. */
  readonly createdOn: string;
  /** Label and text, in order. */
  readonly facts: readonly (readonly [string, string])[];
  readonly stamps: readonly Stamp[];
  /** What its lines are about. */
  readonly about: string;
  readonly lines: readonly ReceiptLine[];
}

export type Stamp = "PAID" | "REFUNDED" | "VOID";

/** The facts of an invoice above its lines, in order: label and text. */
const invoiceFacts = (invoice: Invoice): readonly (readonly [string, string])[] => [
  ["Date", `${formatCentral(invoice.createdOn)} (Central time)`],
  ["Branch", invoice.storeName],
  ["Payment method", invoicePaidWith(invoice)],
  ["Reference number", invoice.paymentId ?? "Nothing was charged"],
  ["Product type", invoice.invoiceType],
  ["Campaign period", periodText(invoice)],
  ["Paid amount", formatCad(invoice.paymentAmount)],
  ...creditNoteFacts(invoice),
  ...(invoice.disputeState === "lost" ? [["Dispute", disputedText("lost")] as const] : []),
];

/** What a paper is called. */
export const documentTitle = ({ kind, number }: PrintableDocument): string => `${kind} ${number}`;

/** The lines of a seller; a deployment without a seller of its own is named by the product's name. */
export const sellerLines = ({ lines }: Party): readonly string[] =>
  lines.length > 0 ? lines : ["Marquee"];

/** An invoice as a paper, with the receipt's own lines (INV-P1, INV-P4). */
export const invoiceDocument = (invoice: Invoice): PrintableDocument => ({
  kind: "Invoice",
  number: invoice.invoiceId,
  createdOn: invoice.createdOn,
  facts: invoiceFacts(invoice),
  stamps: invoiceStamps(invoice),
  about: invoice.campaignName,
  lines: linesPaidBy(invoice.receipt, invoice.paymentType),
});

/** A credit note of an invoice as a paper (INV-C2). */
export const creditNoteDocument = (invoice: Invoice, note: CreditNote): PrintableDocument => ({
  kind: "Credit note",
  number: note.number,
  createdOn: note.createdOn,
  facts: [
    ["Date", `${formatCentral(note.createdOn)} (Central time)`],
    ["Credits invoice", `${invoice.invoiceId} of ${formatCentral(invoice.createdOn)}`],
    ["Branch", invoice.storeName],
    ["Refunded to", invoicePaidWith(invoice)],
    ["Reference number", invoice.paymentId ?? "Nothing was charged"],
    ["Refunded amount", formatCad(note.amount)],
    ...(note.voidedOn === null
      ? []
      : [["Void since", `${formatCentral(note.voidedOn)} (Central time)`] as const]),
  ],
  stamps: [note.voidedOn === null ? "REFUNDED" : "VOID"],
  about: invoice.campaignName,
  lines: note.lines,
});
