import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { invoice, invoiceCounter } from "../schema/schema.ts";
import type { Lease } from "../payments/attempts/attempt-lease.ts";
import type { Payment } from "../payments/attempts/collector.ts";
import { newId } from "../platform/database/new-id.ts";
import { paymentTypeOf } from "../payments/attempts/record-outcome.ts";
import type { SoldCheckout } from "../payments/checkouts/stored-checkout.ts";
import { onlyItem, subjectOf } from "../payments/checkouts/subject-of.ts";

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

/** Makes the invoice of a paid checkout, with the figures of its receipt. Answers its number. */
export async function insertInvoice(
  tx: Tx,
  { attempt, checkout }: Pick<Lease, "attempt"> & { readonly checkout: SoldCheckout },
  campaignId: string,
  payment: Payment | null,
  now: Date,
): Promise<string> {
  const { receipt } = checkout;
  const subject = subjectOf(checkout);
  const invoiceId = await nextNumber(tx, now);
  const { other: _other, ...parts } = receipt.taxParts;
  await tx.insert(invoice).values({
    id: newId(),
    invoiceId,
    checkoutId: checkout.id,
    invoiceType: subject.type,
    status: "Paid",
    ...onlyItem(subject),
    userId: checkout.userId,
    companyId: checkout.companyId,
    storeId: checkout.storeId,
    paymentId: payment?.id ?? null,
    payerId: payment?.payerId ?? null,
    paymentType: paymentTypeOf(attempt),
    paymentAmount: attempt.amount,
    amount: receipt.subtotal,
    discountAmount: receipt.discount,
    taxAmount: receipt.tax,
    ...parts,
    campaignId,
    receipt,
    createdOn: now.toISOString(),
  });
  return invoiceId;
}
