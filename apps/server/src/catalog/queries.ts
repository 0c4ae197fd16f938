import type { Tx } from "../platform/database/typed.ts";
import { catalog, catalogItem } from "../schema/schema.ts";

export type NewCatalog = typeof catalog.$inferInsert;
export type NewCatalogItem = typeof catalogItem.$inferInsert;

/** Parameters of one statement are limited; so many items stay well below. */
const AT_ONCE = 1000;

/** Writes down synced catalogs with their items. */
export async function insertCatalogs(
  tx: Tx,
  catalogs: readonly NewCatalog[],
  items: readonly NewCatalogItem[],
): Promise<void> {
  if (catalogs.length === 0) return;
  await tx.insert(catalog).values([...catalogs]);
  for (let start = 0; start < items.length; start += AT_ONCE)
    await tx.insert(catalogItem).values(items.slice(start, start + AT_ONCE));
}
