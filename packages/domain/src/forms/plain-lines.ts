import { campaignMessages } from "../campaigns/messages.ts";
import { offerMessages } from "../offers/messages.ts";
import { paymentMessages } from "../payments/messages.ts";
import { storeMessages } from "../stores/messages.ts";

/** What messages that the specification fixes letter for letter mean, if their English does not say it (SCREEN-T5). */
const LINES: Readonly<Partial<Record<string, string>>> = {
  [paymentMessages.promocodeApplied]: "The discount is taken off the price.",
  [paymentMessages.promocodeRemoved]: "The price is without the discount again.",
  [paymentMessages.failed]: "That did not work this time. Please try again in a moment.",
  // the message of products is the same
  [offerMessages.copyFailed]: "The copy could not be made. Please try again.",
  [campaignMessages.sponsoredCreated]: "Your sponsored campaign is created.",
  [storeMessages.approvalFailed]: "The approval could not be changed. Please try again.",
};

/** The line in plain words that is shown beside such a message; undefined for any other (SCREEN-T5). */
export const plainLine = (message: string): string | undefined => LINES[message];
