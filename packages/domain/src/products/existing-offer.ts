import type { Moment } from "../dates/instants.ts";
import { isExpired, type ItemDates } from "../items/item-status.ts";

/**
 * Whether a product may be put into an offer without a payment: it is in no campaign, or its run is over (PRODUCT-O1).
 * Being in any other is paid for, by mapping more products to it.
 */
export const takesProducts = (
  offer: ItemDates & { readonly campaignId: string | null },
  now: Moment,
): boolean => offer.campaignId === null || isExpired(offer, now);
