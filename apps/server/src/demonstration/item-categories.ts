import type { DemoImage } from "./images.ts";

/** The leaves of the category tree that offers and products of the demonstration hang on. */
export const LEAF = {
  THROWS: "home-textiles-throws-and-blankets-wool-throws",
  RUGS: "home-textiles-rugs-hand-knotted-rugs",
  BEDDING: "home-textiles-bedding-linen-bedding",
  MUGS: "kitchen-and-table-tableware-mugs",
  CHAIRS: "home-furniture-seating-armchairs",
  COFFEE: "kitchen-and-table-coffee-and-tea-coffee-makers",
  TEA: "kitchen-and-table-coffee-and-tea-teapots",
  PLANTS: "garden-plants-house-plants",
  LAMPS: "home-lighting-pendants",
  CANDLES: "home-decoration-candles",
  VASES: "home-decoration-vases",
  BOOKS: "books-and-paper-books-fiction",
  SOAP: "health-and-beauty-bath-soap",
  BASKETS: "fashion-bags-baskets-and-totes",
  SCARVES: "fashion-womens-fashion-scarves",
  SOFAS: "home-furniture-seating-sofas",
} as const;

/** Where a product hangs, by what is seen of it. */
export const LEAF_OF: Readonly<Record<DemoImage, string>> = {
  "brass-pendant": LEAF.LAMPS,
  "ceramic-vase": LEAF.VASES,
  "clay-teapot": LEAF.TEA,
  "coffee-set": LEAF.COFFEE,
  "fig-candles": LEAF.CANDLES,
  "folded-linen": LEAF.BEDDING,
  "knitted-scarf": LEAF.SCARVES,
  "knotted-rug": LEAF.RUGS,
  "market-basket": LEAF.BASKETS,
  "oak-chair": LEAF.CHAIRS,
  "olive-soap": LEAF.SOAP,
  "potted-plant": LEAF.PLANTS,
  "reading-corner": LEAF.SOFAS,
  "stack-of-books": LEAF.BOOKS,
  "stoneware-mugs": LEAF.MUGS,
  "wool-throw": LEAF.THROWS,
};
