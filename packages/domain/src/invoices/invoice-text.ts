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
