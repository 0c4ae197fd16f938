import { campaignMessages } from "../campaigns/messages.ts";
import { paymentMessages } from "./messages.ts";

/** What a flyer campaign is reported with: its payment, or that it is made if nothing was charged, in cents (CAMP-R7). */
export const flyerSuccess = (charge: number): string =>
  charge === 0 ? campaignMessages.flyerCreated : paymentMessages.cardSucceeded;

/** What a promoted offer is reported with; in a branch that awaits approval nothing is live yet (PROMOTE-R4). */
export const liveSuccess = (approved: boolean): string =>
  approved ? campaignMessages.offerLive : campaignMessages.createdAwaitingApproval;
