import type { Tx } from "../database/typed.ts";
import { product } from "../database/schema/schema.ts";

export type NewProduct = typeof product.$inferInsert;

/** Rows that are there already stay as they are. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<void> {
  await tx
    .insert(product)
    .values([...products])
    .onConflictDoNothing();
}
