import type { Moment } from "../dates/instants.ts";
import { isExpired, type ItemDates } from "../items/item-status.ts";

/** Whether a product may be put into an offer for free (PRODUCT-O1): it is in no campaign, or its run is over. */
export const takesProducts = (
  offer: ItemDates & { readonly campaignId: string | null },
  now: Moment,
): boolean => offer.campaignId === null || isExpired(offer, now);
