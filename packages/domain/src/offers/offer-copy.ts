import { copiedHeading } from "../items/item-heading.ts";
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
export function copyOf(
  offer: Offer,
  made: { readonly id: string; readonly by: string; readonly now: string },
): Offer {
  const copy: Offer = { ...offer };
  for (const field of OF_CAMPAIGNS) Reflect.deleteProperty(copy, field);
  return {
    ...copy,
    id: made.id,
    heading: copiedHeading(offer.heading),
    isPrimary: "N",
    active: "N",
    validFrom: null,
    validTill: null,
    campaignId: null,
    campaignName: null,
    campaignArea: null,
    canUpdateBranch: "Y",
    totalRating: 0,
    avgRating: 0,
    createdBy: made.by,
    createdOn: made.now,
    updatedBy: made.by,
    updatedOn: made.now,
    version: 1,
  };
}
