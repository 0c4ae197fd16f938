import type { ChangeCell } from "../items/item-changes.ts";
import { productLocks } from "./product-locks.ts";
import type { ProductForFile } from "./product.schema.ts";

/** What a product is moved to, with how it is read. */
export interface Destination {
  readonly id: string;
  readonly text: string;
}

/** A way down as it is read: `Home › Textiles › Throws`. */
export const wayText = (path: readonly string[]): string => path.join(" › ");

const chosenValues = (from: Destination, to: Destination) => ({
  isTyped: false,
  before: from.id,
  beforeText: from.text,
  after: to.id,
  afterText: to.text,
  difference: "",
  suggestion: null,
});

/** The category of a product beside the one that it is moved to (CHANGE-M7). */
export function categoryCell(
  { categories: [id = ""], categoryPath }: Pick<ProductForFile, "categories" | "categoryPath">,
  to: Destination,
): ChangeCell {
  const from = { id, text: wayText(categoryPath) };
  return { field: "categoryId", label: "Category", ...chosenValues(from, to), problem: null };
}

/** The branch of a product beside the one that it is moved to; refused if the product may not leave its own (CHANGE-M7, PRODUCT-L1). */
export function branchCell(
  product: Pick<ProductForFile, "storeId" | "storeName" | "canUpdateBranch">,
  to: Destination,
): ChangeCell {
  const from = { id: product.storeId, text: product.storeName };
  return {
    field: "storeId",
    label: "Branch",
    ...chosenValues(from, to),
    problem: from.id === to.id ? null : productLocks(product).branch,
  };
}
