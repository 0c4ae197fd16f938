import { MOST_CATEGORY_LEVELS } from "./category-levels.ts";
import type { Category, CategoryProducts } from "./category.schema.ts";

/** One column of the tree: the categories below one, or the roots. */
export interface TreeColumn {
  readonly parent: Category | null;
  readonly categories: readonly Category[];
}

type Known = ReadonlyMap<string, Category>;

const byId = (tree: readonly Category[]): Known => new Map(tree.map((each) => [each.id, each]));

function trailIn(known: Known, id: string | null): readonly Category[] {
  const trail: Category[] = [];
  for (
    let next = id === null ? undefined : known.get(id);
    next !== undefined && trail.length < MOST_CATEGORY_LEVELS;
    next = next.parentId === null ? undefined : known.get(next.parentId)
  )
    trail.unshift(next);
  return trail;
}

/** The way down to a category, the root first; empty for one that is not in the tree (CATEGORY-S1). */
export const categoryTrail = (tree: readonly Category[], id: string | null): readonly Category[] =>
  trailIn(byId(tree), id);

/** The columns that a trail opens, at most one for each level: the roots, and what is below each of the trail (CATEGORY-S1). */
export function treeColumns(
  tree: readonly Category[],
  trail: readonly Category[],
): readonly TreeColumn[] {
  const below = Map.groupBy(tree, ({ parentId }) => parentId);
  return [null, ...trail]
    .slice(0, MOST_CATEGORY_LEVELS)
    .map((parent) => ({ parent, categories: below.get(parent?.id ?? null) ?? [] }));
}

/** How many products, or offers, are in each category and all below it (CATEGORY-S2, CATEGORY-S6). */
export function sumItems(
  tree: readonly Category[],
  counts: readonly CategoryProducts[],
  noun: "products" | "offers",
): ReadonlyMap<string, number> {
  const known = byId(tree);
  const sums = new Map<string, number>();
  for (const count of counts)
    for (const above of trailIn(known, count.id))
      sums.set(above.id, (sums.get(above.id) ?? 0) + count[noun]);
  return sums;
}

/** Why nothing can be added below this category, or null (CAT-7). */
export const refuseDeeper = (trail: readonly Category[]): string | null =>
  trail.length >= MOST_CATEGORY_LEVELS
    ? `Categories go up to ${MOST_CATEGORY_LEVELS} levels`
    : null;
