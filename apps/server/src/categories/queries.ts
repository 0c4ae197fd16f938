import type { Tx } from "../database/connect.ts";
import { category } from "../database/schema/schema.ts";

export type NewCategory = typeof category.$inferInsert;

/** Parents stand before their children. */
export async function insertCategories(tx: Tx, categories: readonly NewCategory[]): Promise<void> {
  await tx.insert(category).values([...categories]);
}
