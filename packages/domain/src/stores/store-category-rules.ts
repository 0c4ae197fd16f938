import type { FormFields } from "../validation/form-fields.ts";
import { requireChosen, type Rule } from "../validation/rule.ts";
import { storeMessages } from "./messages.ts";

export const storeCategoryFields = { categories: "entries" } as const satisfies FormFields;

/** The Category step of the branch wizard: one main category at least (STORECAT-V1). */
export const storeCategoryRules: readonly Rule<
  { readonly categories: readonly unknown[] },
  unknown
>[] = [requireChosen("STORECAT-V1", "categories", storeMessages.categoryMissing)];
