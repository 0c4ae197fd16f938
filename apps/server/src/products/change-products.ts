import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { changeableValues, changedDraft } from "@marquee/domain/products/product-changes";
import type {
  ProductChange,
  ProductChanges,
} from "@marquee/domain/products/product-changes.schema";
import type { Product } from "@marquee/domain/products/product.schema";
import { categoryRecord, keepLeaves } from "../categories/queries.ts";
import { changeItems } from "../items/change-items.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { productRecord } from "./queries.ts";
import { writeLocked } from "./update-product.ts";

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

/** Changes many products; the categories that they move to are locked before them (CHANGE-T4). */
export async function changeProducts(
  context: RequestContext,
  { changes }: ProductChanges,
): Promise<readonly ChangeOutcome[]> {
  await keepLeaves(
    context.tx,
    changes.flatMap(({ values }) => values.categoryId ?? []),
  );
  return changeItems<Product, ProductChange>(changes, {
    lock: async (ids) => {
      const stored = await productRecord.lockAll(context, ids);
      return stored.filter(({ isVariant }) => isVariant === "N");
    },
    current: changeableValues,
    write: async (stored, { values }) =>
      writeLocked(
        context,
        stored,
        changedDraft(stored, values, await mainCategoryOf(context, stored, values)),
      ),
  });
}
