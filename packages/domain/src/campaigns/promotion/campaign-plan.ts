import { amountText, type Cents, centsOf, toCents, toAmount } from "../../money/cents.ts";
import { decimalOf, multiply } from "../../money/decimals.ts";
import { countDays } from "../count-text.ts";

/** How long a plan of the Promote Offer page may run, in days (CAMP-B1). */
export const PLAN_DAYS = { least: 1, most: 365 } as const;

/** What a place may cost in a plan, in CAD: more than nothing, and no more than a card is charged at once (CAMP-B1). */
export const PLAN_PRICE = { least: 0.01, most: 999_999.99 } as const;

/** What a day of a custom run costs in one city: 1.00 CAD (PROMOTE-P2). */
export const CUSTOM_DAY_RATE: Cents = 100n;

/** What a custom plan costs, in words (PROMOTE-P2). */
export const customPlanText = (): string =>
  `${priceText(toAmount(CUSTOM_DAY_RATE))} a day in each city, for days of your own.`;

/** What a plan costs in CAD for each city, for all of its days together. */
export interface PlanPrice {
  readonly price: number;
  readonly days: number;
}

/** A plan's price in words: two decimals, or all of them if it has more, as only the subtotal is rounded. */
export const priceText = (price: number): string =>
  decimalOf(price).scale <= 2 ? amountText(centsOf(price)) : String(price);

/** A plan as the Promote Offer page offers it. Amounts are CAD, before promo code and tax. */
export interface PlanChoice<Plan extends PlanPrice = PlanPrice> {
  readonly plan: Plan;
  /** For all chosen places; the price of one if none is chosen yet. */
  readonly subtotal: number;
  /** How much less than a custom run of the same days it costs in each city; below zero if it costs more. */
  readonly saves: number;
  readonly text: string;
}

function comparison(saves: number, days: number): string {
  if (saves === 0) return `, as much as ${countDays(days)} of a custom plan`;
  const size = priceText(Math.abs(saves));
  return `, ${size} ${saves > 0 ? "less" : "more"} than ${countDays(days)} of a custom plan`;
}

/** What each plan costs, and how it compares to choosing the days oneself (PROMOTE-P7). Keeps the order it is given. */
export function planChoices<Plan extends PlanPrice>(
  plans: readonly Plan[],
  places: number,
): readonly PlanChoice<Plan>[] {
  return plans.map((plan) => {
    const { price, days } = plan;
    const subtotal = toCents(multiply(decimalOf(price), decimalOf(Math.max(1, places))));
    const saves = toAmount(CUSTOM_DAY_RATE * BigInt(days) - centsOf(price));
    const text = `${priceText(price)} for ${countDays(days)} in each city${comparison(saves, days)}.`;
    return { plan, subtotal: toAmount(subtotal), saves, text };
  });
}
