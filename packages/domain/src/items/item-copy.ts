import { headingOfCopy } from "./item-heading.ts";

/** The user who makes a copy, its id, and the moment as an ISO instant. */
export interface CopyMade {
  readonly id: string;
  readonly by: string;
  readonly now: string;
}

/** What an offer, collection or product says of its campaigns while it is in none. */
export const inNoCampaign = {
  cityList: [],
  stateList: [],
  budget: null,
  sponsoredCampaignId: null,
  sponsoredCampaignName: null,
  sponsoredType: null,
  isSponsored: "N",
  keywords: [],
  sponsoredSection: [],
  sponsoredValidFrom: null,
  sponsoredValidTill: null,
} as const;

/**
 * What every copy of an item starts with: a heading of its own, and no campaign, dates or ratings, so that it is
 * pending (OFFER-C1, OFFER-C2, PRODUCT-C1, PRODUCT-C2).
 */
export const freshCopy = (item: { readonly heading: string }, { id, by, now }: CopyMade) =>
  ({
    ...inNoCampaign,
    id,
    heading: headingOfCopy(item.heading),
    active: "N",
    validFrom: null,
    validTill: null,
    campaignId: null,
    campaignName: null,
    campaignArea: null,
    totalRating: 0,
    avgRating: 0,
    createdBy: by,
    createdOn: now,
    updatedBy: by,
    updatedOn: now,
    version: 1,
  }) as const;
