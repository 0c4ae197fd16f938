import { amountText, type Cents, centsOf } from "../../money/cents.ts";
import { decimalOf } from "../../money/decimals.ts";

/** How long a plan of the Promote Offer page may run, in days (CAMP-B1). */
export const PLAN_DAYS = { least: 1, most: 365 } as const;

/** What a place may cost in a plan, in CAD: more than nothing, and no more than a card is charged at once (CAMP-B1). */
export const PLAN_PRICE = { least: 0.01, most: 999_999.99 } as const;

/** What a day of a custom run costs in one city: 1.00 CAD (PROMOTE-P2). */
export const CUSTOM_DAY_RATE: Cents = 100n;

/** What a plan costs in CAD for each city, for all of its days together. */
export interface PlanPrice {
  readonly price: number;
  readonly days: number;
}

/** A plan's price in words: two decimals, or all of them if it has more, as only the subtotal is rounded. */
export const priceText = (price: number): string =>
  decimalOf(price).scale <= 2 ? amountText(centsOf(price)) : String(price);
