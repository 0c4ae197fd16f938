import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatCreditNoteNumber, formatInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import { desc, sql } from "drizzle-orm";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { documentCounter, numberJump } from "../schema/schema.ts";

type Series = "CN" | "INV";

/** When numbers were left out last; null if they never were. */
export async function lastJump(tx: Tx): Promise<string | null> {
  const [found] = await tx
    .select({ at: numberJump.jumpedOn })
    .from(numberJump)
    .orderBy(desc(numberJump.jumpedOn))
    .limit(1);
  return found?.at ?? null;
}

const FORMAT = { CN: formatCreditNoteNumber, INV: formatInvoiceNumber } as const;

/** A series that goes on behind what may have been issued, in words for an operator. */
async function jump(tx: Tx, series: Series, by: number, now: Date, note: string): Promise<string> {
  const year = Number(centralDayOf(now).slice(0, 4));
  const [counter] = await tx
    .insert(documentCounter)
    .values({ series, year, last: by })
    .onConflictDoUpdate({
      target: [documentCounter.series, documentCounter.year],
      set: { last: sql`${documentCounter.last} + ${by}` },
    })
    .returning({ last: documentCounter.last });
  if (!counter) throw new Error(`no counter of ${series} for ${year}`);
  const to = counter.last;
  await tx.insert(numberJump).values({
    id: newId(),
    series,
    year,
    from: to - by,
    to,
    jumpedOn: now.toISOString(),
    note,
  });
  const next = FORMAT[series]({ year, sequence: to + 1 });
  return `The next ${series === "INV" ? "invoice" : "credit note"} is ${next}: ${by} numbers are left out.`;
}

/** Lets numbers go on behind what may have been issued in a time that the books have lost (RECONCILE-N2). */
export async function jumpNumbers(
  tx: Tx,
  by: Readonly<Record<Series, number>>,
  now: Date,
  note: string,
): Promise<readonly string[]> {
  return [await jump(tx, "INV", by.INV, now, note), await jump(tx, "CN", by.CN, now, note)];
}
