import { campaignMessages } from "./messages.ts";

/** Where a person lands three seconds after a flyer campaign was paid: its own page (CAMP-R6). */
export const flyerLanding = (campaignId: string): string =>
  `/home/campaign/manage?id=${encodeURIComponent(campaignId)}`;

/** Where a person lands three seconds after a sponsored campaign was saved: the list, showing sponsored ones (CAMP-R6). */
export const SPONSORED_LANDING = "/home/campaign/campaignList?type=sponsored";

/** What a paid flyer campaign is reported with; in a branch that awaits approval nothing is live yet (CAMP-R7). */
export const flyerSuccess = (approved: boolean): string =>
  approved ? campaignMessages.offerLive : campaignMessages.createdAwaitingApproval;
