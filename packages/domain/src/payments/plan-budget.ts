import type { CampaignFor } from "../campaigns/campaign.schema.ts";
import { latestDay } from "../campaigns/run-form.ts";
import { addDays, calendarDays, isDay } from "../dates/days.ts";
import { DATE_EXPECTED } from "../dates/instants.ts";
import { centsOf, toAmount } from "../money/cents.ts";
import { isOutOfRange, type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import { priceFlyer } from "./price-flyer.ts";
import type { Promocode, Receipt, TaxRates } from "./receipt.schema.ts";

/** What is to be bought for a budget. */
export interface BudgetRequest {
  /** What may be charged at most, in CAD, taxes included. */
  readonly budget: number;
  readonly items: number;
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The cities to take, in this order: the branch's own first. */
  readonly cities: readonly string[];
  readonly promocode?: Promocode | null | undefined;
  readonly tax?: TaxRates | null | undefined;
  readonly campaignFor?: CampaignFor | undefined;
}

/** A plan within a budget. */
export interface BudgetPlan {
  readonly cities: readonly string[];
  readonly days: number;
  /** The end day, which is not counted. */
  readonly toDate: string;
  readonly receipt: Receipt;
  /** What is left of the budget, in CAD. */
  readonly left: number;
  /** What one more day would cost in all; null if the run is as long as may be sold. */
  readonly oneMoreDay: number | null;
}

/** How many days to buy in as many cities as the budget reaches. */
const DAYS = [14, 7] as const;

/** The largest number up to `most` for which something holds that holds for every smaller one; 0 if for none. */
function largest(most: number, holds: (size: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const price = ({ from, ...request }: BudgetRequest, days: number, places: number) =>
  priceFlyer({ ...request, from, to: addDays(from, days), places });

function refuseRequest(request: BudgetRequest): OutOfRange | null {
  const { budget, from, cities } = request;
  if (!(Number.isFinite(budget) && budget >= 0))
    return outOfRange("budget", "an amount of CAD from 0");
  if (!isDay(from)) return outOfRange("from", DATE_EXPECTED);
  if (cities.length === 0) return outOfRange("cities", "at least one city");
  const least = price(request, 1, 1);
  return isOutOfRange(least) ? least : null;
}

/** As many days as the budget reaches in so many cities, from what is known to fit. */
function fill(request: BudgetRequest, places: number): BudgetPlan | null {
  const { budget, from } = request;
  const longest = calendarDays(from, latestDay(from));
  const fits = fitsInto(request);
  const days = largest(longest, (size) => fits(size, places));
  const receipt = price(request, Math.max(days, 1), places);
  if (days === 0 || isOutOfRange(receipt)) return null;
  const more = days === longest ? null : price(request, days + 1, places);
  return {
    cities: request.cities.slice(0, places),
    days,
    toDate: addDays(from, days),
    receipt,
    left: toAmount(centsOf(budget) - centsOf(receipt.charge)),
    oneMoreDay: more === null || isOutOfRange(more) ? null : more.charge,
  };
}

const fitsInto = (request: BudgetRequest) => {
  const budget = centsOf(request.budget);
  return (days: number, places: number): boolean => {
    const receipt = price(request, days, places);
    return !isOutOfRange(receipt) && centsOf(receipt.charge) <= budget;
  };
};

/**
 * What a budget buys (BUDGET-1 to BUDGET-4): two weeks, or one, in as many cities as it reaches, and one city for as long
 * as it lasts. Each plan then has as many days as still fit. Empty if not even one day in one city does. Returns the
 * figure that is out of range instead if there is no price.
 */
export function planBudget(request: BudgetRequest): readonly BudgetPlan[] | OutOfRange {
  const refusal = refuseRequest(request);
  if (refusal !== null) return refusal;
  const cities = [...new Set(request.cities)];
  const each = { ...request, cities };
  const fits = fitsInto(each);
  const reach = DAYS.map((days) => largest(cities.length, (places) => fits(days, places)));
  const places = [...reach, 1].filter((size) => size > 0);
  return [...new Set(places)].map((size) => fill(each, size)).filter((plan) => plan !== null);
}

/** What one day in one city costs, taxes included: the least that a budget has to be (BUDGET-4). */
export function leastBudget(request: BudgetRequest): number | OutOfRange {
  const receipt = price(request, 1, 1);
  return isOutOfRange(receipt) ? receipt : receipt.charge;
}
