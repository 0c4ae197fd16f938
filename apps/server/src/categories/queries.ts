import type { Contract } from "@marquee/api/contract/contract";
import type { CategoryDraft, CategoryProducts } from "@marquee/domain/categories/category.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import { isNamed } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { category, product, section, storeCategory } from "../schema/schema.ts";

export type NewCategory = typeof category.$inferInsert;

const FIELDS = {
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

/** The categories directly below one, or the roots for `null`, by name by default. */
export const listCategories = defineList<Contract["categories"]["main"], Below>({
  from: category,
  id: category.id,
  select: (tx) => tx.select(FIELDS).from(category),
  tenantFilter: "none",
  filters: {
    below: ({ parentId }) =>
      parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId),
  },
  sorts: { name: category.name, createdOn: category.createdOn },
  sortedBy: "name",
  search: [category.name],
});

/** The whole tree, every category with the ids directly below it, by name (CAT-4). */
export const listTree = defineList<Contract["categories"]["all"]>({
  from: category,
  id: category.id,
  select: (tx) =>
    tx
      .select({
        ...FIELDS,
        subcategories: sql<
          string[]
        >`array(select below.id from category below where below.parent_id = category.id order by below.name, below.id)`,
      })
      .from(category),
  tenantFilter: "none",
  filters: {},
  sorts: { name: category.name, createdOn: category.createdOn },
  sortedBy: "name",
  search: [category.name],
});

/** One category, as calls read, create and change it. */
export const categoryRecord = defineRecord({
  noun: "category",
  table: category,
  id: category.id,
  select: (tx) => tx.select(FIELDS).from(category),
  tenantFilter: "none",
});

/** Whether each of these is there, and below nothing if it must be a main category: the one check of all that name categories. */
export async function areCategories(
  tx: Tx,
  ids: readonly string[],
  which: "any" | "main",
): Promise<boolean> {
  const named = new Set(ids);
  const isMain = which === "main" ? isNull(category.parentId) : undefined;
  return (await tx.$count(category, and(isAmong(category.id, [...named]), isMain))) === named.size;
}

/** A lock by name, as a merchant may lock no row of a category. */
const rootLock = (id: string) => sql`hashtextextended(${`root ${id}`}, 0)`;

/** Whether each of these is a main category. They stay so until the transaction ends: something is about to name them (CAT-8). */
export async function keepMainCategories(tx: Tx, ids: readonly string[]): Promise<boolean> {
  // in one order, so that two never deadlock
  for (const id of new Set(ids.toSorted()))
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${rootLock(id)})`);
  return areCategories(tx, ids, "main");
}

/** Keeps branches and sections from naming this category until the transaction ends: it is about to move below another (CAT-8). */
export async function lockRoot(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rootLock(id)})`);
}

/** Whether another category beside this one looks as it does (CAT-13). */
export const isNameBeside = async (
  tx: Tx,
  { id, name, parentId }: Pick<CategoryDraft, "id" | "name" | "parentId">,
): Promise<boolean> => {
  const beside = parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId);
  return (
    (await tx.$count(category, and(beside, isNamed(category.name, name), ne(category.id, id)))) > 0
  );
};

/** Parents come before their children; rows that are there already stay as they are. */
export async function insertCategories(tx: Tx, categories: readonly NewCategory[]): Promise<void> {
  await tx
    .insert(category)
    .values([...categories])
    .onConflictDoNothing();
}

/** The level of a category, and the root that it hangs below, which a root is itself. */
export async function findLevel(
  tx: Tx,
  id: string,
): Promise<{ readonly level: number; readonly rootId: string } | undefined> {
  const [row] = await tx
    .select({
      level: category.level,
      rootId: sql<string>`coalesce(${category.rootId}, ${category.id})`,
    })
    .from(category)
    .where(eq(category.id, id));
  return row;
}

/** The ids below a category, however deep, and how many levels they are. */
export async function findBelow(
  tx: Tx,
  id: string,
): Promise<{ readonly ids: readonly string[]; readonly levels: number }> {
  const { rows } = await tx.execute<{ id: string; depth: number }>(sql`
    with recursive below (id, depth) as (
      select id, 1 from category where parent_id = ${id}
      union all
      select category.id, depth + 1 from category join below on category.parent_id = below.id
    )
    select id, depth from below`);
  return { ids: rows.map((row) => row.id), levels: Math.max(0, ...rows.map(({ depth }) => depth)) };
}

/** Whether any store has chosen this category as one of its own. */
export async function isChosenByStores(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(storeCategory, eq(storeCategory.categoryId, id))) > 0;
}

/** Whether any section has this category. */
export async function isOfSections(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(section, eq(section.category, id))) > 0;
}

const leafLock = (id: string) => sql`hashtextextended(${`leaf ${id}`}, 0)`;

/** Keeps categories from being added below this one until the transaction ends: a product is being put into it (CAT-10). */
export async function keepLeaf(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${leafLock(id)})`);
}

/**
 * The same of several categories. In one order and before any product is locked, as the one that hangs something below a category
 * moves its products after that: else they would wait for each other for ever.
 */
export async function keepLeaves(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids.toSorted())) await keepLeaf(tx, id);
}

/** Keeps products from being put into this category until the transaction ends: another is being added below it (CAT-10). */
export async function lockLeaf(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${leafLock(id)})`);
}

/** Moves the products and variants of all companies from one category to another; an edit that began before is stale (CAT-11). */
export async function moveProducts(
  { tx, user, now }: RequestContext,
  from: string,
  to: string,
): Promise<void> {
  await tx
    .update(product)
    .set({
      categoryId: to,
      updatedBy: user.name,
      updatedOn: now.toISOString(),
      version: sql`${product.version} + 1`,
    })
    .where(eq(product.categoryId, from));
}

/** How many products and variants, and how many offers, of all companies are in each category itself (CAT-12). */
export async function countProducts(tx: Tx): Promise<readonly CategoryProducts[]> {
  const { rows } = await tx.execute<{ id: string; products: number; offers: number }>(sql`
    select id, sum(products)::int as products, sum(offers)::int as offers
    from (
      select category_id as id, count(*) as products, 0 as offers from product group by category_id
      union all
      select category_id as id, 0 as products, count(*) as offers from offer group by category_id
    ) as counted
    where id is not null
    group by id
  `);
  return rows;
}

/** Changes of the tree wait for each other until the transaction ends: two moves at once could make a circle. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table category in share row exclusive mode`);
}

/** Returns the root of each category. */
export async function changeRoot(tx: Tx, ids: readonly string[], rootId: string): Promise<void> {
  if (ids.length > 0) await tx.update(category).set({ rootId }).where(isAmong(category.id, ids));
}
