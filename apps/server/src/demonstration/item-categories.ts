import type { DemoImage } from "./images.ts";

/** The category of an offer or product, by what is seen of it: a leaf of the tree. */
export const CATEGORY_OF: Readonly<Record<DemoImage, string>> = {
  "brass-pendant": "home-lighting-pendants",
  "ceramic-vase": "home-decoration-vases",
  "clay-teapot": "kitchen-and-table-coffee-and-tea-teapots",
  "coffee-set": "kitchen-and-table-coffee-and-tea-coffee-makers",
  "fig-candles": "home-decoration-candles",
  "folded-linen": "home-textiles-bedding-linen-bedding",
  "knitted-scarf": "fashion-womens-fashion-scarves",
  "knotted-rug": "home-textiles-rugs-hand-knotted-rugs",
  "market-basket": "fashion-bags-baskets-and-totes",
  "oak-chair": "home-furniture-seating-armchairs",
  "olive-soap": "health-and-beauty-bath-soap",
  "potted-plant": "garden-plants-house-plants",
  "reading-corner": "home-furniture-seating-sofas",
  "stack-of-books": "books-and-paper-books-fiction",
  "stoneware-mugs": "kitchen-and-table-tableware-mugs",
  "wool-throw": "home-textiles-throws-and-blankets-wool-throws",
};
