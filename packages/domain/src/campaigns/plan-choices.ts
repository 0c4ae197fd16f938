import { centsOf, toCents, wireOf } from "../money/cents.ts";
import { decimalOf, multiply } from "../money/decimals.ts";
import { countDays } from "./count-words.ts";
import { CUSTOM_DAY_RATE, type PlanPrice, priceText } from "./plan-price.ts";

/** A plan as the Promote Offer page offers it. Amounts are CAD, before promo code and tax. */
export interface PlanChoice<Plan extends PlanPrice = PlanPrice> {
  readonly plan: Plan;
  /** For all chosen places; the price of one where none is chosen yet. */
  readonly subtotal: number;
  /** How much less than a custom run of the same days it costs in each city; below zero where it costs more. */
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
    const saves = wireOf(CUSTOM_DAY_RATE * BigInt(days) - centsOf(price));
    const text = `${priceText(price)} for ${countDays(days)} in each city${comparison(saves, days)}.`;
    return { plan, subtotal: wireOf(subtotal), saves, text };
  });
}
