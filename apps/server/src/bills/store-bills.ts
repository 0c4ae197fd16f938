import { eq, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { bill, billFile, billRating, billVersion } from "../schema/schema.ts";

export type NewBill = typeof bill.$inferInsert & {
  readonly version: number;
  readonly receivedOn: string;
};
export type NewBillRating = typeof billRating.$inferInsert;
export type NewBillFile = typeof billFile.$inferInsert;

const CURRENT = {
  id: bill.id,
  companyId: bill.companyId,
  storeId: bill.storeId,
  userId: bill.userId,
  version: bill.version,
  createdOn: bill.createdOn,
  receivedOn: bill.receivedOn,
} as const;

/** The versions of these bills that count. */
export async function currentBills(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx.select(CURRENT).from(bill).where(isAmong(bill.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The current versions of these bills, locked until the transaction ends, in one order: others wait (INGEST-L2). */
export async function holdBills(tx: Tx, ids: readonly string[]) {
  const ordered = [...new Set(ids)].toSorted();
  for (const id of ordered)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bill ${id}`}, 0))`);
  return currentBills(tx, ordered);
}

/**
 * What is newer counts, and waits for a decision again; what it takes the place of is stored as an earlier version. The bill is held
 * by `holdBills`, and a decision of its version that comes meanwhile is undone by the newer one.
 */
async function storeBill(tx: Tx, row: NewBill): Promise<void> {
  const [current] = await tx.select(CURRENT).from(bill).where(eq(bill.id, row.id));
  if (current === undefined) {
    await tx.insert(bill).values(row);
    return;
  }
  const { id: billId, companyId, storeId } = current;
  const isNewer = row.version > current.version;
  const { version, createdOn, receivedOn } = isNewer ? current : row;
  await tx
    .insert(billVersion)
    .values({ billId, companyId, storeId, version, createdOn, receivedOn });
  if (!isNewer) return;
  await tx
    .update(bill)
    .set({
      version: row.version,
      createdOn: row.createdOn,
      receivedOn: row.receivedOn,
      status: "N",
      updatedBy: null,
      updatedOn: null,
      rejectReason: null,
      rejectNote: null,
    })
    .where(eq(bill.id, billId));
}

/** Stores bills and what amends them with their ratings, and the images and videos of both. */
export async function storeBills(
  tx: Tx,
  bills: readonly NewBill[],
  ratings: readonly NewBillRating[],
  files: readonly NewBillFile[],
): Promise<void> {
  if (bills.length === 0) return;
  const ordered = bills.toSorted((a, b) =>
    a.id === b.id ? a.version - b.version : a.id < b.id ? -1 : 1,
  );
  for (const row of ordered) await storeBill(tx, row);
  if (ratings.length > 0) await tx.insert(billRating).values([...ratings]);
  // One at a time: together they may be many megabytes.
  for (const file of files) await tx.insert(billFile).values(file);
}
