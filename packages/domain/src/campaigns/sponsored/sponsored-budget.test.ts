import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SponsoredMoney } from "./daily-terms.ts";
import {
  bidAboveBudget,
  bidsOf,
  clicksADay,
  daysOfDraft,
  mostSpent,
  spentOn,
  spentOnDays,
} from "./sponsored-budget.ts";

const row = { keyword: "linen", category: "Trending", suggestedBid: 0.5 };
const section = { id: "r1", section: "s1", category: "Trending", page: "Offer", suggestedBid: 0.5 };

const day = (index: number) => `2026-03-${String(index + 1).padStart(2, "0")}`;
const clickedOn = (...clicks: readonly number[]) =>
  clicks.map((count, index) => ({ createdOn: day(index), clicks: count }));
const money = (some: Pick<SponsoredMoney, "bid" | "budget" | "days">): SponsoredMoney => ({
  ...some,
  validFrom: null,
  validTill: null,
  changes: [],
});

describe("the budget of a sponsored campaign", () => {
  it("[SPONSOR-B1] allows a number of clicks a day between those of its bids", () => {
    const bids = bidsOf({
      keywords: [
        { ...row, bid: 0.65 },
        { ...row, bid: 0 },
      ],
      sponsoredSection: [{ ...section, bid: 0.4 }],
    });
    expect(bids).toEqual([0.4, 0.65]);
    expect(clicksADay(5, bids)).toBe("7 to 12 clicks a day at bids of 0.40 to 0.65");
    expect(clicksADay(0.5, [0.5])).toBe("1 click a day at a bid of 0.50");
    expect(clicksADay(5, [])).toBeNull();
    expect(clicksADay(0, bids)).toBeNull();
  });

  it("[SPONSOR-B5] says that a bid is above it", () => {
    expect(bidAboveBudget(10, [0.5, 40])).toBe(
      "A click at the highest bid of 40.00 costs more than the budget of a day.",
    );
    expect(bidAboveBudget(10, [10])).toBeNull();
    expect(bidAboveBudget(null, [5])).toBeNull();
    expect(bidAboveBudget(10, [])).toBeNull();
  });

  it("[SPONSOR-B2] limits all of its days, once both dates make sense", () => {
    expect(daysOfDraft({ fromDate: "2026-03-07", toDate: "2026-03-21" })).toBe(14);
    expect(daysOfDraft({ fromDate: "2026-03-07", toDate: "2026-03-07" })).toBeNull();
    expect(daysOfDraft({ fromDate: "", toDate: "2026-03-07" })).toBeNull();
    expect(mostSpent(5.1, 14)).toBe(71.4);
  });

  it("[SPONSOR-B3] is spent by clicks at the highest bid, on no day more than it is", () => {
    const days = clickedOn(3, 0, 40);
    expect(spentOn(days, money({ bid: 0.65, budget: 5, days: 3 }))).toBe(6.95);
    expect(spentOn(days, money({ bid: 0, budget: 5, days: 3 }))).toBe(0);
    expect(spentOn(days, money({ bid: null, budget: null, days: 3 }))).toBe(0);
  });

  it("[SPONSOR-B2] is never more than was promised, however many calendar days the run touches", () => {
    expect(spentOn(clickedOn(40, 40, 40), money({ bid: 0.5, budget: 3, days: 2 }))).toBe(6);
  });

  it("[SPONSOR-B4] adds up, into whatever parts its days are cut", () => {
    const clicks = fc.array(fc.nat(30), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(clicks, fc.nat(8), fc.integer({ min: 1, max: 9 }), (counts, cut, days) => {
        const counted = clickedOn(...counts);
        const spending = money({ bid: 0.65, budget: 5, days });
        const parts = [
          spentOnDays(counted, { from: null, to: day(cut) }, spending),
          spentOnDays(counted, { from: day(cut + 1), to: null }, spending),
        ];
        const cents = parts.reduce((sum, part) => sum + Math.round(part * 100), 0);
        expect(cents).toBe(Math.round(spentOn(counted, spending) * 100));
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
