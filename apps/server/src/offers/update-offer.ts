import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { findWritten } from "../platform/http/create-once.ts";
import { conflict, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { forgetOffer } from "../products/write-products.ts";
import {
  normalizeDraft,
  refuseDraft,
  refuseLocked,
  refuseReferences,
  sameIds,
  typeOf,
} from "./check-offer.ts";
import { offerRefusals as refusals } from "./messages.ts";
import { replaceProducts } from "./mapped-products.ts";
import { changeOffer, findOffer, lockOffer, lockPrimary } from "./queries.ts";
import { replacePrimary } from "./replace-primary.ts";

async function refuseChange(stored: Offer, draft: OfferDraft, work: Work): Promise<Refusal | null> {
  return (
    refuseDraft(draft, work) ??
    (await refuseLocked(stored, draft, work)) ??
    (await refuseReferences(draft, work, stored.fullImage))
  );
}

/**
 * Changes an offer from `version` (null: whatever stands there) (OFFER-T7). A stale version is a conflict that
 * carries what stands there now. Campaign, dates and ratings stay as they are.
 */
export async function updateOffer(
  work: Work,
  given: OfferDraft,
  version: number | null,
  replaces?: string,
): Promise<Offer | Refusal> {
  // The branch is locked before its offers, in one order by all: whoever replaces its primary offer locks that, too (OFFER-P4).
  if (given.isPrimary === "Y") await lockPrimary(work, given.storeId);
  if (!(await lockOffer(work, given.id))) return notFound();
  const find = () => findOffer(work, given.id);
  const stored = await findWritten(find);
  if (version !== null && version !== stored.version) return conflict(refusals.stale, stored);
  const draft = normalizeDraft(given, work);
  const refusal = await refuseChange(stored, draft, work);
  if (refusal) return refusal;
  const taken = await replacePrimary(work, draft, replaces);
  if (taken) return taken;
  const { id, products, categories, ...content } = draft;
  if (!sameIds(stored.products, products)) await forgetOffer(work, id, products);
  // Mapped rows name the company: they leave before a move and come back after it.
  const remap = stored.companyId !== draft.companyId || !sameIds(stored.products, products);
  if (remap) await replaceProducts(work.tx, stored.companyId, id, []);
  await changeOffer(work, id, {
    ...content,
    type: typeOf(draft),
    marketPlace: [...content.marketPlace],
    categoryId: categories[0] ?? null,
    updatedBy: work.user.name,
    updatedOn: work.now.toISOString(),
  });
  if (remap) await replaceProducts(work.tx, draft.companyId, id, products);
  return findWritten(find);
}
