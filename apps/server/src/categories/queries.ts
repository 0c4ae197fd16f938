import type { Contract } from "@marquee/api/contract/contract";
import type { Category } from "@marquee/domain/categories/category.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { category } from "../schema/schema.ts";
import { defineList } from "../platform/lists/define-list.ts";

export type NewCategory = typeof category.$inferInsert;

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
  version: category.version,
} as const;

/** A root hangs below nothing. */
interface Below {
  readonly below: { readonly parentId: string | null };
}

/** The categories directly below one, or the roots for `null`, by name unless asked otherwise. */
export const listCategories = defineList<Contract["categories"]["main"], Below>({
  from: category,
  id: category.id,
  select: (tx) => tx.select(WIRE).from(category),
  inside: "everybody",
  filters: {
    below: ({ parentId }) =>
      parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId),
  },
  sorts: { name: category.name, createdOn: category.createdOn },
  sortedBy: "name",
  search: [category.name],
});

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
