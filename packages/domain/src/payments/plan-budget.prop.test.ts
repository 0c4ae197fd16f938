import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latestDay } from "../campaigns/run-form.ts";
import { addDays, calendarDays } from "../dates/days.ts";
import { centsOf } from "../money/cents.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { type BudgetPlan, type BudgetRequest, leastBudget, planBudget } from "./plan-budget.ts";
import { priceFlyer } from "./price-flyer.ts";

const QUEBEC = { totalTax: 14.975, gst: 5, qst: 9.975 };
const CITIES = ["montreal", "laval", "longueuil", "quebec", "gatineau", "sherbrooke"];
const asked: BudgetRequest = {
  budget: 50,
  items: 5,
  from: "2026-03-07",
  cities: CITIES,
  tax: QUEBEC,
};

const plansFor = (request: BudgetRequest): readonly BudgetPlan[] => {
  const plans = planBudget(request);
  if (isOutOfRange(plans)) throw new Error(`${plans.field}: ${plans.expected}`);
  return plans;
};

const request = fc.record({
  budget: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
  items: fc.integer({ min: 1, max: 60 }),
  from: fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2026-01-01", days)),
  cities: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 40,
  }),
  promocode: fc.option(
    fc.record({
      type: fc.constantFrom("F", "P"),
      discount: fc.integer({ min: 0, max: 9000 }).map((part) => part / 100),
    }),
  ),
  tax: fc.constantFrom(null, QUEBEC, { totalTax: 5, gst: 5 }),
});

/** What the charge would be for so many days and cities. */
const planCharge = ({ from, ...plan }: BudgetRequest, days: number, places: number): bigint => {
  const receipt = priceFlyer({ ...plan, from, to: addDays(from, days), places });
  if (isOutOfRange(receipt)) throw new Error(receipt.field);
  return centsOf(receipt.charge);
};

describe("what a budget buys", () => {
  it("[BUDGET-1] is two weeks or one in the cities that it reaches, and one city for long", () => {
    expect(
      plansFor(asked).map(({ cities, days, receipt, left, oneMoreDay }) => ({
        cities: cities.length,
        days,
        total: receipt.total,
        left,
        oneMoreDay,
      })),
    ).toEqual([
      { cities: 3, days: 14, total: 48.29, left: 1.71, oneMoreDay: 51.74 },
      { cities: 6, days: 7, total: 48.29, left: 1.71, oneMoreDay: 55.19 },
      { cities: 1, days: 43, total: 49.44, left: 0.56, oneMoreDay: 50.59 },
    ]);
  });
  it("[BUDGET-1] takes the cities in their order, the own one first, and names the end day", () => {
    expect(plansFor(asked)[0]).toMatchObject({
      cities: ["montreal", "laval", "longueuil"],
      toDate: "2026-03-21",
    });
  });
  it("[BUDGET-2] is never above the budget, and has every city once", () => {
    fc.assert(
      fc.property(request, (wish) => {
        for (const { cities, days, receipt, left } of plansFor(wish)) {
          expect(centsOf(receipt.charge)).toBeLessThanOrEqual(centsOf(wish.budget));
          expect(centsOf(left)).toBe(centsOf(wish.budget) - centsOf(receipt.charge));
          expect(receipt).toMatchObject({ days, places: cities.length });
          expect(cities).toEqual(wish.cities.slice(0, cities.length));
        }
      }),
    );
  });
  it("[BUDGET-3] has no room for one more day, and is as long as may be sold at the most", () => {
    fc.assert(
      fc.property(request, (wish) => {
        const budget = centsOf(wish.budget);
        const longest = calendarDays(wish.from, latestDay(wish.from));
        for (const { cities, days, oneMoreDay } of plansFor(wish)) {
          const more = days === longest ? null : planCharge(wish, days + 1, cities.length);
          expect(days).toBeLessThanOrEqual(longest);
          expect(more === null || more > budget).toBe(true);
          expect(oneMoreDay === null ? null : centsOf(oneMoreDay)).toBe(more);
        }
      }),
    );
  });
  it("[BUDGET-3] has no room for one more city at its days, but for the plan of one city", () => {
    fc.assert(
      fc.property(request, (wish) => {
        const budget = centsOf(wish.budget);
        const open = plansFor(wish).filter(
          ({ cities }) => cities.length > 1 && cities.length < wish.cities.length,
        );
        for (const { cities, days } of open)
          expect(planCharge(wish, days, cities.length + 1)).toBeGreaterThan(budget);
      }),
    );
  });
  it("[BUDGET-3] is the same for the same request, and no two plans are alike", () => {
    fc.assert(
      fc.property(request, (wish) => {
        const plans = plansFor(wish);
        expect(plansFor(wish)).toEqual(plans);
        expect(new Set(plans.map(({ cities }) => cities.length)).size).toBe(plans.length);
      }),
    );
  });
  it("[BUDGET-4] is nothing exactly where not even one day in one city fits", () => {
    fc.assert(
      fc.property(request, (wish) => {
        const least = leastBudget(wish);
        if (typeof least !== "number") throw new Error(least.field);
        expect(plansFor(wish).length === 0).toBe(centsOf(wish.budget) < centsOf(least));
      }),
    );
  });
  it("[BUDGET-4] rejects figures that have no price", () => {
    const field = (change: Partial<BudgetRequest>) => {
      const plans = planBudget({ ...asked, ...change });
      return isOutOfRange(plans) ? plans.field : null;
    };
    expect(field({ budget: -1 })).toBe("budget");
    expect(field({ budget: Number.NaN })).toBe("budget");
    expect(field({ from: "2026-02-30" })).toBe("from");
    expect(field({ cities: [] })).toBe("cities");
    expect(field({ items: 0 })).toBe("items");
    expect(field({})).toBeNull();
  });
});
