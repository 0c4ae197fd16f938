import { formatCentral } from "../dates/format-dates.ts";
import { formatCad } from "../money/format-money.ts";
import { paidWithText } from "../payments/card-text.ts";
import { heldNotes, refundedOf } from "./credit-note.ts";
import type { CreditNote, Invoice } from "./invoice.schema.ts";

const NUMBER = /^INV-(\d{4})-(\d{6,})$/;

/** An invoice's number within its year: the year and the place in it, from 1. Numbers run without gaps (INV-N1). */
export interface InvoiceNumber {
  readonly year: number;
  readonly sequence: number;
}

/** `INV-2026-000001`: six digits, more when a year needs them (INV-N1). */
export function formatInvoiceNumber({ year, sequence }: InvoiceNumber): string {
  return `INV-${String(year).padStart(4, "0")}-${String(sequence).padStart(6, "0")}`;
}

/** Reads a number back, or null when the text is none (INV-N2). */
export function readInvoiceNumber(text: string): InvoiceNumber | null {
  const [, year, digits] = NUMBER.exec(text) ?? [];
  const sequence = Number(digits);
  if (year === undefined || !(sequence >= 1)) return null;
  const number = { year: Number(year), sequence };
  return formatInvoiceNumber(number) === text ? number : null;
}

/** What an invoice was paid with, in words (INV-W1). */
export const invoicePaidWith = ({
  paymentAmount,
  paidWith,
  paymentType,
}: Pick<Invoice, "paymentAmount" | "paidWith" | "paymentType">): string =>
  paymentAmount === 0 ? "Nothing to pay" : paidWithText(paidWith, paymentType);

/** `CN-2026-000001`: credit notes have a series of their own, without gaps (INV-N3). */
export const formatCreditNoteNumber = ({ year, sequence }: InvoiceNumber): string =>
  formatInvoiceNumber({ year, sequence }).replace(/^INV/, "CN");

/** What a paper says of one refund: what was refunded, and when (INV-C1). */
export const refundText = ({
  amount,
  createdOn,
}: Pick<CreditNote, "amount" | "createdOn">): string =>
  `${formatCad(amount)} on ${formatCentral(createdOn)} (Central time)`;

/** What an invoice says of its refunds: each credit note, and their sum if there are several; nothing without one (INV-C1). */
export function creditNoteFacts(
  invoice: Pick<Invoice, "creditNotes">,
): readonly (readonly [string, string])[] {
  const notes = heldNotes(invoice);
  return [
    ...notes.map((note) => [`Credit note ${note.number}`, refundText(note)] as const),
    ...(notes.length > 1 ? [["Refunded", formatCad(refundedOf(invoice))] as const] : []),
  ];
}

/** Says to which address a receipt is mailed (INV-M3). */
export const receiptMailedText = (to: string): string => `The receipt is on its way to ${to}.`;
