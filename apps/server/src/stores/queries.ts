import type { Tx } from "../database/connect.ts";
import { store } from "../database/schema/schema.ts";

export type NewStore = typeof store.$inferInsert;

export async function insertStores(tx: Tx, stores: readonly NewStore[]): Promise<void> {
  await tx.insert(store).values([...stores]);
}
