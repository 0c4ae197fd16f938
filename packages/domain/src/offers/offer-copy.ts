import { type CopyMade, freshCopy } from "../items/item-copy.ts";
import type { Offer } from "./offer.schema.ts";

/**
 * The copy of an offer: same content and mapped products, " (copy)" on its heading, and nothing of its campaign,
 * dates, ratings or primary tick, so that it is pending (OFFER-C1, OFFER-C2). `now` is an ISO instant.
 */
export function makeOfferCopy(offer: Offer, made: CopyMade): Offer {
  return {
    ...offer,
    ...freshCopy(offer, made),
    isPrimary: "N",
    canUpdateBranch: "Y",
  };
}
