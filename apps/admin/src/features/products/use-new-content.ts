import { isAwaited } from "../../page-kit/form/is-awaited.ts";
import { useCategoryTrail } from "../categories/categories.queries.ts";
import { useOnlyBranch } from "../companies/companies.queries.ts";
import type { ProductContent } from "./product-content.ts";

/** What a new product or variant starts with: the only branch, and the category of the address (PRODUCT-D1). Null until known; nothing of a stored one. */
export function useNewContent(
  isNew: boolean,
  start: Pick<ProductContent, "companyId" | "storeId">,
  catId: string | undefined,
): Partial<Pick<ProductContent, "storeId" | "mainCategory" | "categories">> | null {
  const only = useOnlyBranch(isNew && start.storeId === "" ? start.companyId : null);
  // a category that is not there presets nothing
  const trail = useCategoryTrail(isNew ? (catId ?? null) : null);
  if (!isNew) return {};
  if (only.isAwaited || isAwaited(trail)) return null;
  const last = trail.data?.at(-1);
  return {
    storeId: start.storeId || only.storeId,
    mainCategory: trail.data?.[0]?.id ?? "",
    categories: last && !last.hasChildren ? [last.id] : [],
  };
}
