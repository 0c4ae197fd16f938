import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { forgetOffer } from "../products/write-products.ts";
import {
  contentRow,
  normalizeDraft,
  refuseDraft,
  refuseLocked,
  refuseReferences,
  sameIds,
} from "./check-offer.ts";
import { replaceProducts } from "./mapped-products.ts";
import { lockPrimary, offerRecord } from "./queries.ts";
import { replacePrimary } from "./replace-primary.ts";

/**
 * Changes an offer from `version` (null: whichever is stored) (OFFER-T7). Campaign, dates and ratings stay as they are.
 */
export async function updateOffer(
  work: Work,
  given: OfferDraft,
  version: number | null,
  replaces?: string,
): Promise<Offer | Refusal> {
  // The branch is locked before its offers, in one order by all: whoever replaces its primary offer locks that, too (OFFER-P4).
  if (given.isPrimary === "Y") await lockPrimary(work, given.storeId);
  const stored = await offerRecord.lock(work, given.id, version);
  if (stored instanceof Refusal) return stored;
  const draft = normalizeDraft(given, work);
  const refusal =
    refuseDraft(draft, work) ??
    (await refuseLocked(stored, draft, work)) ??
    (await refuseReferences(draft, work, stored.fullImage)) ??
    (await replacePrimary(work, draft, replaces));
  if (refusal) return refusal;
  const { id, companyId, products } = draft;
  if (!sameIds(stored.products, products)) await forgetOffer(work, id, products);
  // Mapped rows name the company: they leave before a move and come back after it.
  const remap = stored.companyId !== companyId || !sameIds(stored.products, products);
  if (remap) await replaceProducts(work.tx, stored.companyId, id, []);
  return offerRecord.change(work, id, contentRow(draft), async () => {
    if (remap) await replaceProducts(work.tx, companyId, id, products);
  });
}
