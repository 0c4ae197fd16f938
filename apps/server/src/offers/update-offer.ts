import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
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

/** Changes an offer from `version` (null: any) (OFFER-T7). */
export async function updateOffer(
  context: RequestContext,
  given: OfferDraft,
  version: number | null,
  replaces?: string,
): Promise<Offer | Refusal> {
  // The branch is locked before its offers, in one order by all: replacing the primary offer locks that, too (OFFER-P4).
  if (given.isPrimary === "Y") await lockPrimary(context, given.storeId);
  const stored = await offerRecord.lock(context, given.id, version);
  return stored instanceof Refusal ? stored : updateLocked(context, stored, given, replaces);
}

/** Changes an offer that is locked, and its branch before it if it is a primary one. Campaign, dates and ratings stay as they are. */
export async function updateLocked(
  context: RequestContext,
  stored: Offer,
  given: OfferDraft,
  replaces?: string,
): Promise<Offer | Refusal> {
  const draft = normalizeDraft(given, context);
  const refusal =
    refuseDraft(draft, context) ??
    (await refuseLocked(stored, draft, context)) ??
    (await refuseReferences(draft, context, stored)) ??
    (await replacePrimary(context, draft, replaces));
  if (refusal) return refusal;
  const { id, companyId, products } = draft;
  if (!sameIds(stored.products, products)) await forgetOffer(context, id, products);
  // Mapped rows name the company: they leave before a move and are inserted after it.
  const remap = stored.companyId !== companyId || !sameIds(stored.products, products);
  if (remap) await replaceProducts(context.tx, stored.companyId, id, []);
  return offerRecord.change(context, id, contentRow(draft), async () => {
    if (remap) await replaceProducts(context.tx, companyId, id, products);
  });
}
