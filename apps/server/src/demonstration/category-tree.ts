import type { NewCategory } from "../categories/queries.ts";
import { slug } from "./slug.ts";

interface Tree {
  readonly [name: string]: Tree;
}
const leaves = (...names: string[]): Tree => Object.fromEntries(names.map((name) => [name, {}]));

const TREE: Tree = {
  Home: {
    Textiles: {
      "Throws and blankets": leaves("Wool throws", "Cotton blankets"),
      Rugs: leaves("Hand-knotted rugs", "Runners"),
      Bedding: leaves("Linen bedding", "Pillows"),
      Cushions: {},
    },
    Furniture: {
      Seating: leaves("Armchairs", "Sofas", "Stools"),
      Tables: leaves("Dining tables", "Side tables"),
      Shelves: {},
    },
    Lighting: leaves("Pendants", "Floor lamps", "Table lamps"),
    Decoration: leaves("Vases", "Candles", "Mirrors"),
  },
  "Kitchen and table": {
    Tableware: leaves("Mugs", "Plates", "Bowls"),
    "Coffee and tea": leaves("Coffee makers", "Teapots", "Beans and leaves"),
    Cookware: leaves("Pans", "Baking"),
  },
  Garden: { Plants: leaves("House plants", "Herbs"), Tools: {}, "Pots and planters": {} },
  Fashion: {
    "Womens Fashion": leaves("Jeans", "Knitwear", "Scarves"),
    "Mens Fashion": leaves("Shirts", "Coats"),
    Bags: leaves("Baskets and totes", "Backpacks"),
  },
  "Books and paper": {
    Books: leaves("Fiction", "Cookbooks", "Travel"),
    Stationery: leaves("Notebooks", "Cards"),
  },
  "Health and beauty": { Bath: leaves("Soap", "Towels"), Fragrance: {} },
};

function flatten(
  tree: Tree,
  parentId: string | null = null,
  rootId: string | null = null,
  level = 0,
): NewCategory[] {
  const parentLevel = parentId === null ? null : level;
  return Object.entries(tree).flatMap(([name, below]) => {
    const id = parentId === null ? slug(name) : `${parentId}-${slug(name)}`;
    return [
      { id, name, parentId, parentLevel, rootId },
      ...flatten(below, id, rootId ?? id, level + 1),
    ];
  });
}

/** Six roots, up to four levels deep; parents come before their children. Ids read `home-textiles-rugs`. */
export const CATEGORIES: readonly NewCategory[] = flatten(TREE);
