import type { Cents } from "../money/cents.ts";
import type { CampaignFor } from "./campaign.schema.ts";

/** How many items the flat rate includes. */
export const INCLUDED_ITEMS = 5;
/** One day in one place, up to five items: 1.00 CAD. */
export const FLAT_RATE: Cents = 100n;
/** What every item costs beyond five, and what each further one adds: 0.20 CAD. */
export const ITEM_RATE: Cents = 20n;

/**
 * What one day in one place costs: 1.00 up to five items (CAMP-P1), 0.20 for each item beyond that, all of them
 * counted (CAMP-P2). Both statements are one line: 1 + 0.20 × (n − 5) = 0.20 × n.
 */
export function flyerRate(items: number): Cents {
  return items <= INCLUDED_ITEMS ? FLAT_RATE : ITEM_RATE * BigInt(items);
}

/** "1 offer", "6 products"; plain "items" where it is not said what they are. */
export function countItems(items: number, campaignFor?: CampaignFor): string {
  return `${items} ${campaignFor ?? "item"}${items === 1 ? "" : "s"}`;
}
