import { campaignMessages } from "../campaigns/messages.ts";
import { companyMessages } from "../companies/messages.ts";
import { offerMessages } from "../offers/messages.ts";
import { onboardingMessages } from "../onboarding/messages.ts";
import { paymentMessages } from "../payments/messages.ts";
import { sectionMessages } from "../sections/messages.ts";
import { storeMessages } from "../stores/messages.ts";

/**
 * What messages that the specification fixes letter for letter mean, if their English does not say it (SCREEN-T5). A message
 * that two nouns share is named once, and its line names neither.
 */
const LINES: Readonly<Partial<Record<string, string>>> = {
  [paymentMessages.promocodeApplied]: "The discount is taken off the price.",
  [paymentMessages.promocodeRemoved]: "The price is without the discount again.",
  [paymentMessages.savedCardMissing]: "Choose the card that pays.",
  [paymentMessages.failed]: "That did not work this time. Please try again in a moment.",
  [offerMessages.copyFailed]: "The copy could not be made. Please try again.",
  [campaignMessages.toNotAfterFrom]: "To has to be a later day than From.",
  [campaignMessages.toBeforeFrom]: "To cannot be an earlier day than From.",
  [campaignMessages.offerEndsEarlier]: "An offer ends before this day: choose an earlier one.",
  [campaignMessages.productEndsEarlier]: "A product ends before this day: choose an earlier one.",
  [campaignMessages.campaignForMissing]: "Choose what it promotes: an offer or a product.",
  [campaignMessages.campaignForFirst]: "Choose first what it promotes: an offer or a product.",
  [campaignMessages.offerLive]: "The offer is live.",
  [campaignMessages.productsMapped]: "The products are shown with the live offer.",
  [campaignMessages.flyerCreated]: "Your campaign is created.",
  [campaignMessages.sponsoredCreated]: "Your sponsored campaign is created.",
  [sectionMessages.sectionForMissing]: "Choose whether it shows offers, products or both.",
  [sectionMessages.createForMissing]: "Choose whether it shows an offer or products.",
  [sectionMessages.deactivated]: "The section is not shown any more.",
  [sectionMessages.statusFailed]: "Nothing was changed. Please try again.",
  [storeMessages.approvalFailed]: "The approval could not be changed. Please try again.",
  [storeMessages.branchCodeTaken]: "Another branch of this company has this name. Choose another.",
  [companyMessages.nameTaken]: "Another company has this name. Choose another.",
  // codes of the identity service
  "weak-password": "A password has at least six characters.",
  "password-does-not-meet-requirements": "This password is too easy. Choose a longer one.",
  "too-many-requests": "That was tried too often. Please wait some minutes.",
  "network-request-failed": "The network did not respond. Please try again in a moment.",
  [onboardingMessages.alreadyOnboard]: "This email has an account already: sign in with it.",
};

/** The line in plain words that is shown beside such a message; undefined for any other (SCREEN-T5). */
export const plainLine = (message: string): string | undefined => LINES[message];
