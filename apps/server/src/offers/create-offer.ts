import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { createOnce } from "../platform/http/create-once.ts";
import type { Refusal } from "../platform/refusal/refusal.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { normalizeDraft, refuseDraft, refuseReferences, typeOf } from "./check-offer.ts";
import { offerRefusals as refusals } from "./messages.ts";
import { replaceProducts } from "./mapped-products.ts";
import { replacePrimary } from "./replace-primary.ts";
import { findCreateHash, findOffer, insertOffer, type NewOffer } from "./queries.ts";

const rowOf = (draft: OfferDraft, { user, now }: Work, createHash: string): NewOffer => {
  const { products: _mapped, categories, ...content } = draft;
  const at = now.toISOString();
  return {
    ...content,
    type: typeOf(draft),
    marketPlace: [...content.marketPlace],
    categoryId: categories[0] ?? null,
    createdBy: user.name,
    createdOn: at,
    updatedBy: user.name,
    updatedOn: at,
    createHash,
  };
};

/**
 * Makes an offer or collection (OFFER-T6): pending, without a campaign. The same id and content again answer the
 * offer that the first time made; the same id with other content is a conflict.
 */
export async function createOffer(
  work: Work,
  given: OfferDraft,
  replaces?: string,
): Promise<Offer | Refusal> {
  const draft = normalizeDraft(given, work);
  const createHash = requestHash(draft);
  const refusal = refuseDraft(draft, work);
  if (refusal) return refusal;
  return createOnce({
    createHash,
    idTaken: refusals.idTaken,
    findCreateHash: () => findCreateHash(work, draft.id),
    find: () => findOffer(work, draft.id),
    refuse: async () =>
      (await refuseReferences(draft, work, null)) ?? replacePrimary(work, draft, replaces),
    insert: async () => {
      if (!(await insertOffer(work.tx, rowOf(draft, work, createHash)))) return false;
      await replaceProducts(work.tx, draft.companyId, draft.id, draft.products);
      return true;
    },
  });
}
