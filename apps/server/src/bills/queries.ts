import type { Tx } from "../platform/database/typed.ts";
import { bill, billFile, billRating } from "../schema/schema.ts";

export type NewBill = typeof bill.$inferInsert;
export type NewBillRating = typeof billRating.$inferInsert;
export type NewBillFile = typeof billFile.$inferInsert;

/** Inserts bills with their ratings, and the images and videos of both. */
export async function insertBills(
  tx: Tx,
  bills: readonly NewBill[],
  ratings: readonly NewBillRating[],
  files: readonly NewBillFile[],
): Promise<void> {
  if (bills.length === 0) return;
  await tx.insert(bill).values([...bills]);
  if (ratings.length > 0) await tx.insert(billRating).values([...ratings]);
  // One at a time: together they may be many megabytes.
  for (const file of files) await tx.insert(billFile).values(file);
}
