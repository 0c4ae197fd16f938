import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { changeableTexts, changedOffer } from "@marquee/domain/offers/offer-changes";
import type { OfferChange, OfferChanges } from "@marquee/domain/offers/offer-changes.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { changeItems } from "../items/change-items.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { branchesOfPrimary, lockPrimary, offerRecord } from "./queries.ts";
import { updateLocked } from "./update-offer.ts";

/** Changes the texts of many offers (CHANGE-T1 to CHANGE-T5). */
export async function changeOffers(
  context: RequestContext,
  { changes }: OfferChanges,
): Promise<readonly ChangeOutcome[]> {
  const ids = changes.map(({ id }) => id);
  // before any offer of theirs, in one order (OFFER-P4)
  for (const storeId of await branchesOfPrimary(context, ids)) await lockPrimary(context, storeId);
  return changeItems<Offer, OfferChange>(changes, {
    lock: (all) => offerRecord.lockAll(context, all),
    current: changeableTexts,
    write: (stored, { values }) => updateLocked(context, stored, changedOffer(stored, values)),
  });
}
