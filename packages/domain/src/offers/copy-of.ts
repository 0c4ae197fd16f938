import type { Offer } from "./offer.schema.ts";

const SUFFIX = " (copy)";
/** What the heading field takes. */
const LONGEST_HEADING = 160;

/**
 * The copy of an offer: same content and mapped products, " (copy)" on its heading, and nothing of its campaign,
 * dates, ratings or primary tick, so that it is pending (OFFER-C1, OFFER-C2). `now` is an ISO instant.
 */
export function copyOf(
  offer: Offer,
  made: { readonly id: string; readonly by: string; readonly now: string },
): Offer {
  return {
    ...offer,
    id: made.id,
    heading: copiedHeading(offer.heading),
    isPrimary: "N",
    active: "N",
    validFrom: null,
    validTill: null,
    campaignId: null,
    campaignName: null,
    campaignArea: null,
    totalRating: 0,
    avgRating: 0,
    createdBy: made.by,
    createdOn: made.now,
    updatedBy: made.by,
    updatedOn: made.now,
    version: 1,
  };
}

/** A heading with " (copy)" behind it, cut where the field would not take it whole (OFFER-C1). */
export function copiedHeading(heading: string): string {
  return heading.slice(0, LONGEST_HEADING - SUFFIX.length) + SUFFIX;
}
