import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import { formatCentral } from "@marquee/domain/dates/format-dates";
import { invoiceStamps } from "@marquee/domain/invoices/credit-note";
import { creditNoteFacts, invoicePaidWith } from "@marquee/domain/invoices/invoice-text";
import type { CreditNote, Invoice } from "@marquee/domain/invoices/invoice.schema";
import { formatCad } from "@marquee/domain/money/format-money";
import { linesPaidBy } from "@marquee/domain/payments/receipt-lines";
import type { ReceiptLine } from "@marquee/domain/payments/receipt.schema";

/** The period of an invoice's campaign in Central time; a branch that awaits approval has none yet. */
function periodText({ validFrom, validTill, receipt }: Invoice): string {
  if (validFrom === null || validTill === null) return daysFromApproval(receipt.days);
  return `${formatCentral(validFrom)} to ${formatCentral(validTill)} (Central time)`;
}

/** A paper about a sale: what it says between its two parties and its end. */
export interface PrintableDocument {
  readonly title: string;
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
];

/** An invoice as a paper, with the receipt's own lines (INV-P1, INV-P4). */
export const invoiceDocument = (invoice: Invoice): PrintableDocument => ({
  title: `Invoice ${invoice.invoiceId}`,
  createdOn: invoice.createdOn,
  facts: invoiceFacts(invoice),
  stamps: invoiceStamps(invoice),
  about: invoice.campaignName,
  lines: linesPaidBy(invoice.receipt, invoice.paymentType),
});

/** A credit note of an invoice as a paper (INV-C2). */
export const creditNoteDocument = (invoice: Invoice, note: CreditNote): PrintableDocument => ({
  title: `Credit note ${note.number}`,
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
