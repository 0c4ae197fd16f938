import type { Product } from "@marquee/domain/products/product.schema";
import { createOnce } from "../platform/http/create-once.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { normalizeDraft, refuseDraft, refuseReferences, type AnyDraft } from "./check-product.ts";
import { contentRow } from "./product-row.ts";
import { productRefusals as refusals } from "./messages.ts";
import { findCreateHash, findProduct } from "./queries.ts";
import { insertProduct, putIntoOffer } from "./write-products.ts";

/**
 * Makes a product or variant (PRODUCT-T6): pending, without a campaign. The same id and content again answer what the
 * first time made; the same id with other content is a conflict.
 */
export async function createProduct(work: Work, given: AnyDraft): Promise<Product | Refusal> {
  const { tx, user, now } = work;
  const draft = normalizeDraft(given, work);
  const createHash = requestHash(draft);
  const refusal = refuseDraft(draft, work);
  if (refusal) return refusal;
  const at = now.toISOString();
  const row = {
    ...contentRow(draft),
    id: draft.id,
    isVariant: draft.isVariant,
    canUpdateBranch: "N",
    createdBy: user.name,
    createdOn: at,
    updatedBy: user.name,
    updatedOn: at,
    createHash,
  } as const;
  return createOnce({
    createHash,
    idTaken: refusals.idTaken,
    findCreateHash: () => findCreateHash(work, draft.id),
    find: () => findProduct(work, draft.id),
    refuse: () => refuseReferences(draft, work, null),
    insert: async () => {
      if (!(await insertProduct(tx, row))) return false;
      await putIntoOffer(tx, draft, draft.offerId);
      return true;
    },
  });
}
