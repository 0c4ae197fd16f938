import { campaignMessages } from "./messages.ts";

/** Where a person lands three seconds after a flyer campaign was paid: its own page (CAMP-R6). */
export const flyerLanding = (campaignId: string): string =>
  `/home/campaign/manage?id=${encodeURIComponent(campaignId)}`;

/** Where a person lands three seconds after a sponsored campaign was saved: the list, showing sponsored ones (CAMP-R6). */
export const SPONSORED_LANDING = "/home/campaign/campaignList?type=sponsored";

/**
 * What a paid flyer campaign (CAMP-R7) and a promoted offer (PROMOTE-R4) are reported with; in a branch that awaits
 * approval nothing is live yet.
 */
export const liveSuccess = (approved: boolean): string =>
  approved ? campaignMessages.offerLive : campaignMessages.createdAwaitingApproval;

/** Where a person lands three seconds after an offer was promoted: the list of offers (PROMOTE-R3). */
export const PROMOTED_LANDING = "/home/offers";

/** Where a person lands three seconds after products were mapped to a live offer (MAP-R3). */
export const MAPPED_LANDING = "/home/offers/manage";
