import type { Product } from "@marquee/domain/products/product.schema";
import type { Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { normalizeDraft, refuseDraft, refuseReferences, type AnyDraft } from "./check-product.ts";
import { contentRow } from "./product-row.ts";
import { productRecord } from "./queries.ts";
import { putIntoOffer } from "./write-products.ts";

/** Makes a product or variant (PRODUCT-T6): pending, without a campaign. It is safe to repeat. */
export async function createProduct(
  context: RequestContext,
  given: AnyDraft,
): Promise<Product | Refusal> {
  const draft = normalizeDraft(given, context);
  const refusal = refuseDraft(draft, context);
  if (refusal) return refusal;
  const { id, isVariant, offerId } = draft;
  return productRecord.insertOnce(context, {
    id,
    body: draft,
    columns: async () =>
      (await refuseReferences(draft, context, null)) ?? {
        ...contentRow(draft),
        id,
        isVariant,
        canUpdateBranch: "N",
      },
    inserted: () => putIntoOffer(context.tx, draft, offerId),
  });
}
