import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { InvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { documentCounter } from "../schema/schema.ts";

/** The next number of a series in this Central year (INV-N1, INV-N3). Its counter stays locked until the transaction ends. */
export async function nextNumber(tx: Tx, series: "CN" | "INV", now: Date): Promise<InvoiceNumber> {
  const year = Number(centralDayOf(now).slice(0, 4));
  const [counted] = await tx
    .insert(documentCounter)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounter.series, documentCounter.year],
      set: { last: sql`${documentCounter.last} + 1` },
    })
    .returning({ sequence: documentCounter.last });
  if (!counted) throw new Error(`no number of ${series} for ${year}`);
  return { year, sequence: counted.sequence };
}
