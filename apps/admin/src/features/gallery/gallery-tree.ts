import type { Category } from "@marquee/domain/categories/category.schema";
import type { QueryClient } from "@tanstack/react-query";

/** Each name with those directly below it; the first are the main categories. */
const TREE: Readonly<Record<string, readonly string[]>> = {
  "": ["Books and paper", "Fashion", "Garden", "Home", "Kitchen and table"],
  Fashion: ["Bags", "Mens Fashion", "Womens Fashion"],
  "Womens Fashion": ["Jeans", "Knitwear", "Scarves"],
  Jeans: ["High waist", "Straight", "Wide"],
};

const parentName = (name: string): string | null =>
  Object.keys(TREE).find((parent) => TREE[parent]?.includes(name)) || null;

const toCategory = (name: string): Category => ({
  id: name,
  name,
  root: parentName(name) === null ? "Y" : "N",
  parentId: parentName(name),
  maincategories: ["Fashion"],
  image: null,
  hasChildren: name in TREE || name === "Home",
  createdOn: "2026-03-02T06:00:00.000Z",
});

/** The categories directly below one, by its name; the main categories for an empty name. */
export const below = (name: string): readonly Category[] => (TREE[name] ?? []).map(toCategory);

/** The way down to one, the main category first. */
export function trailTo(name: string): readonly Category[] {
  const parent = parentName(name);
  return [...(parent === null ? [] : trailTo(parent)), toCategory(name)];
}

/** What the category calls would return. */
export function seedTree(queries: QueryClient): void {
  for (const parent of Object.keys(TREE)) {
    const rows = below(parent);
    queries.setQueryData(["categories", "below", parent || null], { rows, total: rows.length });
    for (const { name } of rows) queries.setQueryData(["categories", "trail", name], trailTo(name));
  }
}
