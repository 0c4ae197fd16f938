import { describe, expect, it } from "vitest";
import { bidsOf, clicksADay, daysOfDraft, mostSpent, spentOn } from "./sponsored-budget.ts";

const row = { keyword: "linen", category: "Trending", suggestedBid: 0.5 };
const section = { id: "r1", section: "s1", category: "Trending", page: "Offer", suggestedBid: 0.5 };

describe("the budget of a sponsored campaign", () => {
  it("[SPONSOR-B1] allows so many clicks a day between its bids", () => {
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

  it("[SPONSOR-B2] limits all of its days, once both dates make sense", () => {
    expect(daysOfDraft({ fromDate: "2026-03-07", toDate: "2026-03-21" })).toBe(14);
    expect(daysOfDraft({ fromDate: "2026-03-07", toDate: "2026-03-07" })).toBeNull();
    expect(daysOfDraft({ fromDate: "", toDate: "2026-03-07" })).toBeNull();
    expect(mostSpent(5.1, 14)).toBe(71.4);
  });

  it("[SPONSOR-B3] is spent by clicks at the highest bid, on no day more than it is", () => {
    const days = [{ clicks: 3 }, { clicks: 0 }, { clicks: 40 }];
    expect(spentOn(days, { bid: 0.65, budget: 5 })).toBe(6.95);
    expect(spentOn(days, { bid: 0, budget: 5 })).toBe(0);
    expect(spentOn(days, { bid: null, budget: null })).toBe(0);
  });
});
