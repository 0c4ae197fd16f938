import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import type { OfferChange, OfferChanges } from "@marquee/domain/offers/offer-changes.schema";
import { changeableTexts, changedOffer } from "@marquee/domain/offers/offer-changes";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { changeItems } from "../items/change-items.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { lockPrimary, offerRecord } from "./queries.ts";
import { updateOffer } from "./update-offer.ts";

/** The branches of the primary offers among some, in one order: they are locked before any offer of theirs (OFFER-P4). */
async function branchesOfPrimary(
  context: RequestContext,
  ids: readonly string[],
): Promise<readonly string[]> {
  const branches = new Set<string>();
  for (const id of ids) {
    const offer = await offerRecord.find(context, id);
    if (offer?.isPrimary === "Y") branches.add(offer.storeId);
  }
  return [...branches].toSorted();
}

/** Changes the texts of many offers (CHANGE-T1 to CHANGE-T5). */
export async function changeOffers(
  context: RequestContext,
  { changes }: OfferChanges,
): Promise<readonly ChangeOutcome[]> {
  const ids = changes.map(({ id }) => id);
  for (const storeId of await branchesOfPrimary(context, ids)) await lockPrimary(context, storeId);
  return changeItems<Offer, OfferChange>(changes, {
    lock: async (id) => {
      const stored = await offerRecord.lock(context, id);
      return stored instanceof Refusal ? null : stored;
    },
    current: changeableTexts,
    write: (stored, { values, version }) =>
      updateOffer(context, changedOffer(stored, values), version),
  });
}
