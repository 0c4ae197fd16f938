import type { Product } from "@marquee/domain/products/product.schema";
import { findWritten } from "../platform/http/create-once.ts";
import { conflict, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import {
  normalizeDraft,
  refuseDraft,
  refuseLocked,
  refuseReferences,
  type AnyDraft,
} from "./check-product.ts";
import { productRefusals as refusals } from "./messages.ts";
import { contentRow } from "./product-row.ts";
import { findProduct } from "./queries.ts";
import { changeProduct, lockProduct, putIntoOffer, takeOutOfOffer } from "./write-products.ts";

/**
 * Changes a product or variant from `version` (null: whatever is stored) (PRODUCT-T7). A stale version is a conflict that
 * carries what is stored now. Campaign, dates and ratings stay as they are.
 */
export async function updateProduct(
  work: Work,
  given: AnyDraft,
  version: number | null,
): Promise<Product | Refusal> {
  const { tx, user, now } = work;
  const { id } = given;
  if (!(await lockProduct(work, id))) return notFound();
  const find = () => findProduct(work, id);
  const stored = await findWritten(find);
  if (version !== null && version !== stored.version) return conflict(refusals.stale, stored);
  const draft = normalizeDraft(given, work);
  const refusal =
    refuseDraft(draft, work) ??
    (await refuseLocked(stored, draft, work)) ??
    (await refuseReferences(draft, work, stored));
  if (refusal) return refusal;
  const changesOffer = stored.offerId !== draft.offerId;
  // What maps a product names its company: it is removed before a move and made anew after it.
  if (changesOffer) await takeOutOfOffer(tx, stored);
  await changeProduct(work, id, {
    ...contentRow(draft),
    updatedBy: user.name,
    updatedOn: now.toISOString(),
  });
  if (changesOffer) await putIntoOffer(tx, draft, draft.offerId);
  return findWritten(find);
}
