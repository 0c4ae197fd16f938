import type { Flag } from "../wire/field.schema.ts";
import type { CategoryDraft } from "./category.schema.ts";

/** What the form of a category holds: its content, and whether it takes the products of the one above. */
export interface CategoryFormValues extends CategoryDraft {
  readonly moveProducts: Flag;
}

/** How the address names that a root is added (CATEGORY-S3). */
const ROOT_PARENT = "main";

/** A new category: a root, or below the one that the address names. */
export const emptyCategory = (id: string, parent: string | null): CategoryFormValues => {
  const isRoot = parent === ROOT_PARENT;
  return {
    id,
    name: "",
    root: isRoot ? "Y" : "N",
    parentId: isRoot ? null : parent,
    image: null,
    moveProducts: "N",
  };
};
