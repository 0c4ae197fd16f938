import type { Page } from "@marquee/api/http/call";
import type { Category } from "@marquee/domain/categories/category.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { category } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";

export type NewCategory = typeof category.$inferInsert;

const SORT = { name: category.name, createdOn: category.createdOn } as const;

const WIRE = {
  id: category.id,
  name: category.name,
  root: sql<Flag>`case when ${category.parentId} is null then 'Y' else 'N' end`,
  parentId: category.parentId,
  /** The root it hangs below; a root names itself. */
  maincategories: sql<string[]>`array[coalesce(${category.rootId}, ${category.id})]`,
  image: category.image,
  hasChildren: sql<boolean>`${category.id} in (select parent_id from category where parent_id is not null)`,
  createdOn: category.createdOn,
} as const;

/** The categories directly below one, or the roots for `null`, by name unless asked otherwise. */
export async function listCategories(
  tx: Tx,
  parentId: string | null,
  query: ListQuery,
): Promise<Page<Category> | Refusal> {
  const order = orderOf(query.sort ?? "name", SORT, category.id);
  if (order instanceof Refusal) return order;
  const below = parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId);
  const where = and(below, holdsText(query.q, [category.name]));
  const rows = tx
    .select(WIRE)
    .from(category)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(category, where));
}

/** One category; undefined where there is none of this id. */
export async function findCategory(tx: Tx, id: string): Promise<Category | undefined> {
  const [row] = await tx.select(WIRE).from(category).where(eq(category.id, id));
  return row;
}

/** Whether there is a category of this id. */
export async function categoryExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(category, eq(category.id, id))) === 1;
}

/** Parents stand before their children; rows that are there already stay as they are. */
export async function insertCategories(tx: Tx, categories: readonly NewCategory[]): Promise<void> {
  await tx
    .insert(category)
    .values([...categories])
    .onConflictDoNothing();
}
