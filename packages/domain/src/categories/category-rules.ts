import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { categoryMessages } from "./messages.ts";

/**
 * What the category form is checked on; a `CategoryDraft` is one. A category that is no root hangs below `parentId`,
 * or names the root it belongs to in `maincategories`.
 */
export interface CategoryForm {
  readonly name: string;
  readonly root: string;
  readonly parentId: string | null;
  readonly maincategories?: readonly unknown[];
}

export const categoryFields = {
  name: "text",
  root: "flag",
  parentId: "text",
  maincategories: "entries",
} as const satisfies FormFields;

/** The category form (CATEGORY-V1, CATEGORY-V2). */
export const categoryRules: readonly Rule<CategoryForm, unknown>[] = [
  requireFilled("CATEGORY-V1", "name", categoryMessages.nameMissing),
  {
    id: "CATEGORY-V2",
    field: "parentId",
    message: categoryMessages.mainCategoryMissing,
    holds: ({ root, parentId, maincategories = [] }) =>
      root === "Y" || (parentId !== null && parentId !== "") || maincategories.length > 0,
  },
];
