import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { hasValues } from "@marquee/domain/items/item-changes";
import { changeMessages } from "@marquee/domain/items/change-messages";
import type {
  ProductChange,
  ProductChanges,
} from "@marquee/domain/products/product-changes.schema";
import { changeableValues, changedDraft } from "@marquee/domain/products/product-changes";
import type { Product } from "@marquee/domain/products/product.schema";
import { categoryRecord, keepLeaves } from "../categories/queries.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { productRecord } from "./queries.ts";
import { writeProduct } from "./update-product.ts";

const refused = (id: string, ...reasons: readonly string[]): ChangeOutcome => ({
  tag: "refused",
  id,
  reasons,
});

/** The main category that the chosen category hangs below; that of an unknown one is refused with the category itself. */
async function mainCategoryOf(
  context: RequestContext,
  stored: Product,
  { categoryId }: ProductChange["values"],
): Promise<string> {
  if (categoryId === undefined) return stored.mainCategory;
  const category = await categoryRecord.find(context, categoryId);
  return category?.maincategories[0] ?? stored.mainCategory;
}

async function changeProduct(
  context: RequestContext,
  { id, version, values }: ProductChange,
): Promise<ChangeOutcome> {
  const stored = await productRecord.lock(context, id);
  if (stored instanceof Refusal || stored.isVariant === "Y")
    return refused(id, changeMessages.notThere);
  const current = changeableValues(stored);
  if (hasValues(current, values)) return { tag: "changed", id, version: stored.version };
  if (stored.version !== version)
    return {
      tag: "changedMeanwhile",
      id,
      by: stored.updatedBy,
      version: stored.version,
      current: Object.keys(values).map((field) => ({ field, value: current[field] ?? "" })),
    };
  const draft = changedDraft(stored, values, await mainCategoryOf(context, stored, values));
  const changed = await writeProduct(context, draft, version);
  if (!(changed instanceof Refusal)) return { tag: "changed", id, version: changed.version };
  const { message, issues = [] } = changed.failure;
  return refused(id, ...(issues.length > 0 ? issues.map((issue) => issue.message) : [message]));
}

/**
 * Changes many products, each by the rules of its form (CHANGE-T1 to CHANGE-T3): one that is refused keeps none of the others from
 * being changed. First the categories are locked, then the products in the order of their ids, so that such calls wait for each
 * other (CHANGE-T4).
 */
export async function changeProducts(
  context: RequestContext,
  { changes }: ProductChanges,
): Promise<readonly ChangeOutcome[]> {
  await keepLeaves(
    context.tx,
    changes.flatMap(({ values }) => values.categoryId ?? []),
  );
  const inOrder = changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const outcomes: ChangeOutcome[] = [];
  for (const change of inOrder) outcomes.push(await changeProduct(context, change));
  return outcomes;
}
