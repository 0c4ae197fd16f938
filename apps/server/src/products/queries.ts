import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { product } from "../schema/schema.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Within } from "../platform/tenancy/work.ts";

export type NewProduct = typeof product.$inferInsert;

const mine = (scope: Scope) => inScope(scope, product.companyId, product.storeId);

/** Where a product or variant of the scope belongs; undefined for an unknown one and a foreign one alike. */
export async function findProductPlace(
  { tx, scope }: Within,
  id: string,
): Promise<{ readonly companyId: string; readonly storeId: string } | undefined> {
  const [found] = await tx
    .select({ companyId: product.companyId, storeId: product.storeId })
    .from(product)
    .where(and(mine(scope), eq(product.id, id)));
  return found;
}

/** Which of these products are of this branch. */
export async function productsOfBranch(
  { tx, scope }: Within,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(mine(scope), eq(product.storeId, storeId), inArray(product.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Rows that are there already stay as they are. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[]): Promise<void> {
  await tx
    .insert(product)
    .values([...products])
    .onConflictDoNothing();
}
