import { formatCentral } from "../dates/format-dates.ts";
import { formatCad } from "../money/format-money.ts";
import { paidWithText } from "../payments/card-text.ts";
import type { Invoice } from "./invoice.schema.ts";

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

/** The number of the credit note of an invoice of which something was refunded (INV-C1). */
export const creditNoteNumber = (invoiceId: string): string => `CN-${invoiceId}`;

/** What an invoice says of its refund: label and text; nothing if nothing was refunded (INV-C1). */
export function creditNoteFacts({
  invoiceId,
  refundedOn,
  refundedAmount,
}: Pick<Invoice, "invoiceId" | "refundedAmount" | "refundedOn">): readonly (readonly [
  string,
  string,
])[] {
  if (refundedOn === null || refundedAmount === null) return [];
  return [
    ["Credit note", creditNoteNumber(invoiceId)],
    ["Refunded", `${formatCad(refundedAmount)} on ${formatCentral(refundedOn)} (Central time)`],
  ];
}

/** Says to which address a receipt is mailed (INV-M3). */
export const receiptMailedText = (to: string): string => `The receipt is on its way to ${to}.`;
