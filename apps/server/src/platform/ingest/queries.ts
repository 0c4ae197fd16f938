import { and, eq } from "drizzle-orm";
import { isAmong } from "../database/is-among.ts";
import type { Tx } from "../database/typed.ts";
import { ingested } from "./ingested-table.ts";

export type IngestKind = (typeof ingested.$inferSelect)["kind"];

/** Stores what was delivered and returns the ids that were new. In one order, so that two deliveries never deadlock. */
export async function noteDelivered(
  tx: Tx,
  rows: readonly (typeof ingested.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const ordered = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const fresh = await tx
    .insert(ingested)
    .values(ordered)
    .onConflictDoNothing()
    .returning({ id: ingested.id });
  return new Set(fresh.map(({ id }) => id));
}

/** Deletes the ids of rows that were refused after all. */
export async function forgetDelivered(
  tx: Tx,
  kind: IngestKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(ingested).where(and(eq(ingested.kind, kind), isAmong(ingested.id, ids)));
}

/** The hashes of what was delivered under these ids before. */
export async function storedHashes(
  tx: Tx,
  kind: IngestKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: ingested.id, hash: ingested.hash })
    .from(ingested)
    .where(and(eq(ingested.kind, kind), isAmong(ingested.id, ids)));
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
