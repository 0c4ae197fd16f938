import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import type { Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { contentRow, normalizeDraft, refuseDraft, refuseReferences } from "./check-offer.ts";
import { replaceProducts } from "./mapped-products.ts";
import { offerRecord } from "./queries.ts";
import { replacePrimary } from "./replace-primary.ts";

/** Makes an offer or collection (OFFER-T6): pending, without a campaign. It is safe to repeat. */
export async function createOffer(
  context: RequestContext,
  given: OfferDraft,
  replaces?: string,
): Promise<Offer | Refusal> {
  const draft = normalizeDraft(given, context);
  const refusal = refuseDraft(draft, context);
  if (refusal) return refusal;
  const { id, companyId, products } = draft;
  return offerRecord.insertOnce(context, {
    id,
    body: draft,
    columns: async () =>
      (await refuseReferences(draft, context, null)) ??
      (await replacePrimary(context, draft, replaces)) ?? { id, ...contentRow(draft) },
    inserted: () => replaceProducts(context.tx, companyId, id, products),
  });
}
