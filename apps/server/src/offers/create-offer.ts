import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import type { Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { contentRow, normalizeDraft, refuseDraft, refuseReferences } from "./check-offer.ts";
import { replaceProducts } from "./mapped-products.ts";
import { replacePrimary } from "./replace-primary.ts";
import { offerRecord } from "./queries.ts";

/** Makes an offer or collection (OFFER-T6): pending, without a campaign. It is safe to repeat. */
export async function createOffer(
  work: Work,
  given: OfferDraft,
  replaces?: string,
): Promise<Offer | Refusal> {
  const draft = normalizeDraft(given, work);
  const refusal = refuseDraft(draft, work);
  if (refusal) return refusal;
  const { id, companyId, products } = draft;
  return offerRecord.insertOnce(work, {
    id,
    body: draft,
    columns: async () =>
      (await refuseReferences(draft, work, null)) ??
      (await replacePrimary(work, draft, replaces)) ?? { id, ...contentRow(draft) },
    inserted: () => replaceProducts(work.tx, companyId, id, products),
  });
}
