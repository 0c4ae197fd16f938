import { amountText, wireOf } from "../money/cents.ts";
import type { CampaignFor } from "./campaign.schema.ts";
import { countItems, INCLUDED_ITEMS, ITEM_RATE } from "./flyer-rate.ts";

/** Where the next price step is: how many items more are free, and what the one after them adds a day in each city. */
export interface Threshold {
  readonly free: number;
  readonly adds: number;
  readonly text: string;
}

/** Says what one more item would do to the price (CAMP-P6). */
export function nextThreshold(items: number, campaignFor?: CampaignFor): Threshold {
  const free = Math.max(0, INCLUDED_ITEMS - items);
  return { free, adds: wireOf(ITEM_RATE), text: thresholdText(items, free, campaignFor) };
}

function thresholdText(items: number, free: number, campaignFor: CampaignFor | undefined): string {
  const step = `adds ${amountText(ITEM_RATE)} a day in each city`;
  const noun = campaignFor ?? "item";
  if (free > 0)
    return `${countItems(free, campaignFor)} more keep${free === 1 ? "s" : ""} the price.`;
  return items === INCLUDED_ITEMS
    ? `The ${INCLUDED_ITEMS + 1}th ${noun} ${step}.`
    : `Each further ${noun} ${step}.`;
}
