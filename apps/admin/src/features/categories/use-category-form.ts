import type { CategoryFormValues } from "@marquee/domain/categories/category-draft";
import { categoryRules } from "@marquee/domain/categories/category-rules";
import { CATEGORY_TEXT_LIMITS } from "@marquee/domain/categories/category-text-limits";
import type { Category } from "@marquee/domain/categories/category.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { categoryFormMachine } from "@marquee/machines/categories/category-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../session/session-context.tsx";
import { CATEGORIES, categoryQuery } from "./categories.queries.ts";

export type CategoryForm = FormActor<CategoryFormValues, Category>;

/** The running form of one category: `id` of a stored one, or null with the values a new one starts with. */
export function useCategoryForm(id: string | null, values: CategoryFormValues): CategoryForm {
  const client = useClient();
  const queries = useQueryClient();
  return useEntityForm(categoryFormMachine, {
    id,
    values,
    load: async (categoryId) => ({
      ...(await queries.fetchQuery({ ...categoryQuery(client, categoryId), staleTime: 0 })),
      moveProducts: "N",
    }),
    create: ({ moveProducts, ...body }) =>
      client.categories.create({ query: { moveProducts }, body }),
    update: ({ moveProducts: _new, ...body }, version) =>
      client.categories.update({ body }, version),
    rules: (draft) => [
      ...ruleIssues(categoryRules, draft, undefined),
      ...lengthIssues(CATEGORY_TEXT_LIMITS, draft),
    ],
    undo: ({ name }) => ({ title: "Category saved", name }),
    invalidates: CATEGORIES,
  });
}
