import type { Branch } from "./companies.ts";

/** Variants of a product of a branch: their options, and what they cost more than the product, in CAD. */
export interface DemonstrationVariants {
  readonly product: string;
  readonly branch: Branch;
  /** Whether the shop platform made them: lists then name them by their options. */
  readonly synced?: true;
  readonly variants: readonly (readonly [options: readonly string[], dearer: number])[];
}

export const VARIANTS: readonly DemonstrationVariants[] = [
  {
    product: "Linen duvet cover",
    branch: "montreal",
    variants: [
      [["Twin", "Flax"], 0],
      [["Queen", "Flax"], 40],
      [["Queen", "Indigo"], 40],
      [["King", "Indigo"], 70],
    ],
  },
  {
    product: "Madder throw",
    branch: "toronto",
    variants: [
      [["Single"], 0],
      [["Double"], 60],
    ],
  },
  {
    product: "Walnut scarf",
    branch: "portland",
    synced: true,
    variants: [
      [["Walnut", "Short"], 0],
      [["Walnut", "Long"], 20],
      [["Moss", "Short", "Fringed"], 5],
      [["Moss", "Long", "Fringed"], 25],
    ],
  },
  {
    product: "Copper kettle",
    branch: "portland",
    synced: true,
    variants: [
      [["1.5 l"], 0],
      [["2 l"], 18],
    ],
  },
];
