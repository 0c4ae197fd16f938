import { describe, expect, it } from "vitest";
import { clickRate, costPerClick, spentSoFar, toggleOpen } from "./campaign-results.ts";

const campaign = {
  campaignPrice: 10,
  days: 3,
  validFrom: "2026-03-01T06:00:00.000Z",
  validTill: "2026-03-04T06:00:00.000Z",
};

describe("the results of a campaign", () => {
  it.each([
    ["2026-03-01T06:00:00.000Z", 0],
    ["2026-03-01T06:00:00.001Z", 3.33],
    ["2026-03-02T06:00:00.000Z", 3.33],
    ["2026-03-03T07:00:00.000Z", 10],
    ["2026-09-01T00:00:00.000Z", 10],
    ["2026-02-01T00:00:00.000Z", 0],
  ])("[CAMP-G4] have spent the price of the days that have begun by %s", (now, spent) => {
    expect(spentSoFar(campaign, now)).toBe(spent);
  });

  it("[CAMP-G4] have spent nothing while the branch awaits approval, and all of an odd run at its end", () => {
    const waiting = { ...campaign, validFrom: null, validTill: null };
    expect(spentSoFar(waiting, "2026-03-03T00:00:00.000Z")).toBe(0);
    // A day of 23 hours is a day that was paid for.
    const short = { ...campaign, validTill: "2026-03-04T05:00:00.000Z" };
    expect(spentSoFar(short, short.validTill)).toBe(10);
  });

  it("[CAMP-G5] have a click rate and a cost per click if there is something to divide by", () => {
    expect(clickRate({ impressions: 21_486, clicks: 1204 })).toBe(5.6);
    expect(clickRate({ impressions: 0, clicks: 0 })).toBeNull();
    expect(costPerClick(42, 1204)).toBe(0.03);
    expect(costPerClick(0.15, 10)).toBe(0.02);
    expect(costPerClick(42, 0)).toBeNull();
  });

  it("[CAMP-G6] show two items at once: a third closes the one that has been open longest", () => {
    expect(toggleOpen([], "a")).toEqual(["a"]);
    expect(toggleOpen(["a"], "b")).toEqual(["a", "b"]);
    expect(toggleOpen(["a", "b"], "c")).toEqual(["b", "c"]);
    expect(toggleOpen(["a", "b"], "a")).toEqual(["b"]);
  });
});
