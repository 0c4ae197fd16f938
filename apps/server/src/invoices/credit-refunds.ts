import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { Moment } from "@marquee/domain/dates/instants";
import { creditLines } from "@marquee/domain/invoices/credit-note";
import { formatCreditNoteNumber } from "@marquee/domain/invoices/invoice-text";
import { wholeCents } from "@marquee/domain/money/cents";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { setPriceLeft } from "../campaigns/set-price-left.ts";
import { shortenCampaign } from "../campaigns/shorten-campaign.ts";
import type { Tx } from "../platform/database/typed.ts";
import { refundedAmount } from "../schema/refunded-amount.ts";
import { creditNote, dispute, invoice, transaction } from "../schema/schema.ts";
import { nextNumber } from "./next-number.ts";

/** What its payer got back by lost disputes, in cents. */
const LOST = sql<number>`
  (select coalesce(sum(d.amount), 0) from ${dispute} d where d.checkout_id = ${invoice.checkoutId} and d.state = 'lost')
`.mapWith(Number);

/** The invoice of a paid checkout, with what is refunded of it by its transaction, and `total` with what was lost by disputes. The transaction is locked: its refunds and disputes are credited one after the other. */
async function findCredited(tx: Tx, checkoutId: string) {
  const [found] = await tx
    .select({
      id: invoice.id,
      invoiceId: invoice.invoiceId,
      companyId: invoice.companyId,
      storeId: invoice.storeId,
      paymentAmount: invoice.paymentAmount,
      receipt: invoice.receipt,
      refunded: refundedAmount,
      lost: LOST,
      refundedOn: transaction.refundedOn,
    })
    .from(invoice)
    .innerJoin(
      transaction,
      and(eq(transaction.checkoutId, invoice.checkoutId), eq(transaction.status, "Paid")),
    )
    .where(eq(invoice.checkoutId, checkoutId))
    .for("update", { of: transaction });
  if (!found) return undefined;
  const refunded = found.refunded ?? 0;
  // what was refunded before a dispute is not credited twice
  const total = Math.min(wholeCents(refunded) + found.lost, wholeCents(found.paymentAmount)) / 100;
  return { ...found, refunded, total };
}

/** What has become of the credit notes of an invoice. */
export interface CreditedNotes {
  /** The number of the newest note that holds, null without one. */
  readonly newest: string | null;
  /** The numbers of those that became void by it. */
  readonly voided: readonly string[];
}

const yearOf = (moment: Moment): string => centralDayOf(moment).slice(0, 4);

/** The day of a note: that of its refund, as long as it is in the year of the note's number (INV-N3). */
const dayOf = (refundedOn: string | null, now: Date): string =>
  refundedOn !== null && yearOf(refundedOn) === yearOf(now) ? refundedOn : now.toISOString();

type CreditedInvoice = NonNullable<Awaited<ReturnType<typeof findCredited>>>;

/** Voids the latest notes and issues new ones until those that hold are the total. */
async function writeNotes(
  tx: Tx,
  found: CreditedInvoice,
  now: Date,
  own: number | null,
): Promise<CreditedNotes> {
  const { refunded, total } = found;
  const notes = await tx
    .select({ number: creditNote.number, amount: creditNote.amount })
    .from(creditNote)
    .where(and(eq(creditNote.invoiceKey, found.id), isNull(creditNote.voidedOn)))
    .orderBy(desc(creditNote.number));
  let credited = notes.reduce((sum, { amount }) => sum + wholeCents(amount), 0);
  const voided: string[] = [];
  for (const { number, amount } of notes) {
    if (credited <= wholeCents(total)) break;
    voided.push(number);
    await tx
      .update(creditNote)
      .set({ voidedOn: now.toISOString() })
      .where(eq(creditNote.number, number));
    credited -= wholeCents(amount);
  }
  if (credited === wholeCents(total))
    return { newest: notes[voided.length]?.number ?? null, voided };
  const { id: invoiceKey, companyId, storeId } = found;
  const refundedOn =
    voided.length === 0 && wholeCents(refunded) > credited ? found.refundedOn : null;
  const createdOn = dayOf(refundedOn, now);
  const others = own === null ? credited : wholeCents(total) - wholeCents(own);
  let number: string | null = null;
  for (const upTo of others > credited ? [others, wholeCents(total)] : [wholeCents(total)]) {
    number = formatCreditNoteNumber(await nextNumber(tx, "CN", now));
    await tx.insert(creditNote).values({
      number,
      invoiceKey,
      companyId,
      storeId,
      amount: (upTo - credited) / 100,
      lines: creditLines(found, { earlier: credited / 100, total: upTo / 100 }),
      createdOn,
    });
    credited = upTo;
  }
  return { newest: number, voided };
}

/**
 * Issues a credit note over what was refunded of a checkout's invoice, or lost by a dispute, since its last one (INV-C2, DISPUTE-P7). If less is refunded
 * than its notes say, since the provider could not refund it after all, the latest are voided, and what still is
 * refunded of them has a note of its own, of now (INV-C5). Nothing is done of a checkout without an invoice. `own` is the
 * refund that is written now: what else was refunded since the last note has another one, before it.
 * The campaign costs what stays (REFUND-R4), and stops if nothing does (REFUND-R6).
 */
export async function creditRefunds(
  tx: Tx,
  checkoutId: string,
  now: Date,
  own: number | null = null,
): Promise<CreditedNotes> {
  const found = await findCredited(tx, checkoutId);
  if (!found) return { newest: null, voided: [] };
  const { paymentAmount: paid, total } = found;
  // before a note takes its number: a refund by staff locks campaign and numbers in this order, too
  if (total > 0 && wholeCents(total) >= wholeCents(paid))
    await shortenCampaign(tx, checkoutId, { paid, amount: total, total }, now);
  const notes = await writeNotes(tx, found, now, own);
  await setPriceLeft(tx, checkoutId, total);
  return notes;
}
