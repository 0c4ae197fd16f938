import type { Product } from "@marquee/domain/products/product.schema";
import { keepLeaves } from "../categories/queries.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import {
  normalizeDraft,
  refuseDraft,
  refuseLocked,
  refuseReferences,
  type AnyDraft,
} from "./check-product.ts";
import { contentRow } from "./product-row.ts";
import { productRecord } from "./queries.ts";
import { putIntoOffer, removeFromOffer } from "./write-products.ts";

/** Changes a product or variant from `version` (null: any) (PRODUCT-T7). Campaign, dates and ratings stay as they are. */
export async function updateProduct(
  context: RequestContext,
  given: AnyDraft,
  version: number | null,
): Promise<Product | Refusal> {
  await keepLeaves(context.tx, given.categories);
  const stored = await productRecord.lock(context, given.id, version);
  return stored instanceof Refusal ? stored : writeLocked(context, stored, given);
}

/** Changes a product that is locked already; its new category is locked as a leaf before it. */
export async function writeLocked(
  context: RequestContext,
  stored: Product,
  given: AnyDraft,
): Promise<Product | Refusal> {
  const draft = normalizeDraft(given, context);
  const refusal =
    refuseDraft(draft, context) ??
    (await refuseLocked(stored, draft, context)) ??
    (await refuseReferences(draft, context, stored));
  if (refusal) return refusal;
  const changesOffer = stored.offerId !== draft.offerId;
  // What maps a product names its company: it is removed before a move and created again after it.
  if (changesOffer) await removeFromOffer(context.tx, stored);
  return productRecord.change(context, given.id, contentRow(draft), async () => {
    if (changesOffer) await putIntoOffer(context.tx, draft, draft.offerId);
  });
}
