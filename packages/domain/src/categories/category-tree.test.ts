import { describe, expect, it } from "vitest";
import { emptyCategory } from "./category-draft.ts";
import { treeColumns, refuseDeeper, sumItems, categoryTrail } from "./category-tree.ts";
import type { Category } from "./category.schema.ts";

const category = (id: string, parentId: string | null): Category => ({
  id,
  name: id.toUpperCase(),
  root: parentId === null ? "Y" : "N",
  parentId,
  maincategories: [],
  image: null,
  hasChildren: false,
  createdOn: "",
});
const TREE = [
  category("a", null),
  category("b", null),
  category("aa", "a"),
  category("aaa", "aa"),
  category("aaaa", "aaa"),
];
const ids = (categories: readonly Category[]) => categories.map(({ id }) => id);

describe("the tree of categories", () => {
  it("[CATEGORY-S1] has a trail and a column for each level of it", () => {
    expect(ids(categoryTrail(TREE, "aaa"))).toEqual(["a", "aa", "aaa"]);
    for (const none of [null, "x"]) expect(categoryTrail(TREE, none)).toEqual([]);
    const columns = treeColumns(TREE, categoryTrail(TREE, "aaa"));
    expect(columns.map(({ categories }) => ids(categories))).toEqual([
      ["a", "b"],
      ["aa"],
      ["aaa"],
      ["aaaa"],
    ]);
    expect(treeColumns(TREE, categoryTrail(TREE, "aaaa")).length).toBe(4);
    expect(
      treeColumns(TREE, categoryTrail(TREE, "b")).map(({ categories }) => categories.length),
    ).toEqual([2, 0]);
  });

  it("[CATEGORY-S2] counts the products of a category with those below it", () => {
    const sums = sumItems(
      TREE,
      [
        { id: "aaa", products: 2, offers: 0 },
        { id: "a", products: 1, offers: 3 },
        { id: "b", products: 4, offers: 0 },
      ],
      "products",
    );
    expect([...sums]).toEqual([
      ["a", 3],
      ["aa", 2],
      ["aaa", 2],
      ["b", 4],
    ]);
  });

  it("[CAT-7] [CATEGORY-S3] goes up to four levels, and starts where the address says", () => {
    expect(refuseDeeper(categoryTrail(TREE, "aaa"))).toBeNull();
    expect(refuseDeeper(categoryTrail(TREE, "aaaa"))).toBe("Categories go up to 4 levels");
    expect(emptyCategory("n", "main")).toMatchObject({ root: "Y", parentId: null });
    expect(emptyCategory("n", "aa")).toMatchObject({ root: "N", parentId: "aa" });
    expect(emptyCategory("n", null)).toMatchObject({ root: "N", parentId: null });
  });
});
