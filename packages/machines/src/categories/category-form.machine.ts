import type { CategoryFormValues } from "@marquee/domain/categories/category-draft";
import type { Category } from "@marquee/domain/categories/category.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of a category. */
export const categoryFormMachine = createFormMachine<CategoryFormValues, Category>({
  id: "categoryForm",
  title: "The category form",
});
