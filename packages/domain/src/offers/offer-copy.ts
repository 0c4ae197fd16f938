import { type CopyMade, freshCopy } from "../items/item-copy.ts";
import type { Offer } from "./offer.schema.ts";

/** What an offer has of its campaigns and the copy has not: absent, as it is on an offer that no campaign covers. */
const OF_CAMPAIGNS = [
  "cityList",
  "stateList",
  "budget",
  "sponsoredCampaignId",
  "sponsoredCampaignName",
  "sponsoredType",
  "isSponsored",
  "keywords",
  "sponsoredSection",
  "sponsoredValidFrom",
  "sponsoredValidTill",
] as const satisfies readonly (keyof Offer)[];

/**
 * The copy of an offer: same content and mapped products, " (copy)" on its heading, and nothing of its campaign,
 * dates, ratings or primary tick, so that it is pending (OFFER-C1, OFFER-C2). `now` is an ISO instant.
 */
export function makeOfferCopy(offer: Offer, made: CopyMade): Offer {
  const copy: Offer = { ...offer };
  for (const field of OF_CAMPAIGNS) Reflect.deleteProperty(copy, field);
  return {
    ...copy,
    ...freshCopy(offer, made),
    isPrimary: "N",
    canUpdateBranch: "Y",
  };
}
