import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { invoice, invoiceCounter } from "../schema/schema.ts";
import { newId } from "../platform/database/new-id.ts";

type Row = typeof invoice.$inferInsert;

/** What an invoice is about. Its figures are those of the receipt. */
export type InvoicedSale = Pick<
  Row,
  | "campaignId"
  | "checkoutId"
  | "companyId"
  | "invoiceType"
  | "offerId"
  | "payerId"
  | "paymentAmount"
  | "paymentId"
  | "paymentType"
  | "productId"
  | "storeId"
  | "userId"
> & { readonly receipt: Receipt };

/**
 * The next number of the year in which it is now in Central time (INV-N1). The counter's row stays locked until
 * the transaction ends: a number is taken for good or not at all.
 */
async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const year = Number(centralDayOf(now).slice(0, 4));
  const [counted] = await tx
    .insert(invoiceCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounter.year,
      set: { last: sql`${invoiceCounter.last} + 1` },
    })
    .returning({ sequence: invoiceCounter.last });
  if (!counted) throw new Error(`no invoice number for ${year}`);
  return formatInvoiceNumber({ year, sequence: counted.sequence });
}

/** Makes the invoice of what was paid for, under the next number. Answers the number. */
export async function insertInvoice(tx: Tx, sale: InvoicedSale, now: Date): Promise<string> {
  const { receipt } = sale;
  const invoiceId = await nextNumber(tx, now);
  const { other: _other, ...parts } = receipt.taxParts;
  await tx.insert(invoice).values({
    ...sale,
    id: newId(),
    invoiceId,
    status: "Paid",
    amount: receipt.subtotal,
    discountAmount: receipt.discount,
    taxAmount: receipt.tax,
    ...parts,
    createdOn: now.toISOString(),
  });
  return invoiceId;
}
