import { paidWithWords } from "../payments/card-words.ts";
import type { Invoice } from "./invoice.schema.ts";

/** What an invoice was paid with, in words (INV-W1). */
export const invoicePaidWith = ({
  paymentAmount,
  paidWith,
  paymentType,
}: Pick<Invoice, "paymentAmount" | "paidWith" | "paymentType">): string =>
  paymentAmount === 0 ? "Nothing to pay" : paidWithWords(paidWith, paymentType);
