import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promisedBudget, type SponsoredMoney } from "./daily-terms.ts";
import { spentOn, spentOnDays } from "./sponsored-budget.ts";

const day = (index: number) => `2026-03-${String(index + 2).padStart(2, "0")}`;
/** Noon of a day in Central time. */
const noon = (index: number) => `${day(index)}T18:00:00.000Z`;
const clickedOn = (...clicks: readonly number[]) =>
  clicks.map((count, index) => ({ createdOn: day(index), clicks: count }));

const TERMS = { budgetBefore: 5, budget: 5, bidBefore: 1, bid: 1 };
const campaign = (changes: SponsoredMoney["changes"], now = TERMS): SponsoredMoney => ({
  budget: now.budget,
  bid: now.bid,
  days: 4,
  validFrom: "2026-03-02T06:00:00.000Z",
  validTill: "2026-03-06T06:00:00.000Z",
  changes,
});

describe("the money of a campaign that was changed", () => {
  it("[SPONSOR-B6] counts the day of a change at its higher budget and its lower bid", () => {
    const terms = { budgetBefore: 5, budget: 8, bidBefore: 1, bid: 2 };
    const money = campaign([{ act: "terms", at: noon(1), ...terms }], terms);
    expect(promisedBudget(money)).toBe(5 + 8 + 8 + 8);
    expect(spentOn(clickedOn(3, 3, 3), money)).toBe(3 + 3 + 6);
    expect(spentOn(clickedOn(9, 9, 9), money)).toBe(5 + 8 + 8);
  });

  it("[SPONSOR-B6] promises no more days than were bought, however many the run touches", () => {
    const money = campaign([
      { act: "pause", at: noon(0), ...TERMS },
      { act: "resume", at: noon(0), ...TERMS },
    ]);
    expect(promisedBudget({ ...money, validTill: "2026-03-06T18:00:00.000Z" })).toBe(20);
  });

  it("[SPONSOR-B7] promises and spends nothing on a day on which it was paused all the time", () => {
    const money = campaign([
      { act: "pause", at: noon(0), ...TERMS },
      { act: "resume", at: noon(2), ...TERMS },
    ]);
    expect(promisedBudget(money)).toBe(15);
    expect(spentOn(clickedOn(2, 2, 2), money)).toBe(4);
  });

  it("[SPONSOR-B7] promises nothing for the days after its end", () => {
    const ended = campaign([{ act: "end", at: noon(1), ...TERMS }]);
    expect(promisedBudget({ ...ended, validTill: noon(1) })).toBe(10);
  });

  it("[SPONSOR-B6] [SPONSOR-B2] spends no more than was promised, and its parts add up, whatever is changed when", () => {
    const change = fc.record({
      act: fc.constantFrom("pause" as const, "resume" as const, "terms" as const),
      hour: fc.integer({ min: 0, max: 95 }),
      budget: fc.integer({ min: 1, max: 9 }),
      bid: fc.integer({ min: 0, max: 3 }),
    });
    const run = fc.tuple(
      fc.array(change, { maxLength: 6 }),
      fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
    );
    fc.assert(
      fc.property(run, fc.nat(3), ([given, clicks], cut) => {
        let now = { budget: 5, bid: 1 };
        const changes = given
          .toSorted((one, other) => one.hour - other.hour)
          .map(({ act, hour, budget, bid }) => {
            const before = now;
            if (act === "terms") now = { budget, bid };
            const at = new Date(Date.parse("2026-03-02T06:00:00.000Z") + hour * 3_600_000);
            return {
              act,
              at: at.toISOString(),
              budgetBefore: before.budget,
              bidBefore: before.bid,
              ...now,
            };
          });
        const money = { ...campaign(changes), ...now };
        const counted = clickedOn(...clicks);
        const spent = spentOn(counted, money);
        expect(spent).toBeLessThanOrEqual(promisedBudget(money));
        const parts = [
          spentOnDays(counted, { from: null, to: day(cut) }, money),
          spentOnDays(counted, { from: day(cut + 1), to: null }, money),
        ];
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(spent, 6);
      }),
    );
  });
});
