import { amountText, type Cents, toAmount } from "../../money/cents.ts";
import type { CampaignFor } from "../campaign.schema.ts";

/** How many items the flat rate includes. */
export const INCLUDED_ITEMS = 5;
/** One day in one place, up to five items: 1.00 CAD. */
export const FLAT_RATE: Cents = 100n;
/** What every item costs beyond five, and what each further one adds: 0.20 CAD. */
export const ITEM_RATE: Cents = 20n;

/** What one day in one place costs: 1.00 up to five items (CAMP-P1), 0.20 for each beyond (CAMP-P2): 0.20 × n. */
export function flyerRate(items: number): Cents {
  return items <= INCLUDED_ITEMS ? FLAT_RATE : ITEM_RATE * BigInt(items);
}

/** "1 offer", "6 products"; plain "items" if their kind is not named. */
export function countItems(items: number, campaignFor?: CampaignFor): string {
  return `${items} ${campaignFor ?? "item"}${items === 1 ? "" : "s"}`;
}

/** Where the next price step is: how many items more are free, and what the one after them adds a day in each city. */
export interface Threshold {
  readonly free: number;
  readonly adds: number;
  readonly text: string;
}

/** Says what one more item would do to the price (CAMP-P6). */
export function nextThreshold(items: number, campaignFor?: CampaignFor): Threshold {
  const free = Math.max(0, INCLUDED_ITEMS - items);
  return { free, adds: toAmount(ITEM_RATE), text: thresholdText(items, free, campaignFor) };
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

/** What the item at this place of a plan, from 1, adds to its price: the first ones are included in the flat rate (CAMP-P7). */
export const addsToPrice = (place: number): string =>
  place <= INCLUDED_ITEMS ? "Included" : `${amountText(ITEM_RATE)} a day in each city`;
