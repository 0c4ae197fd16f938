import { describe, expect, it } from "vitest";
import {
  budgetOfItem,
  changeInPercent,
  clickRate,
  costPerClick,
  spentBetween,
  spentSoFar,
  toggleOpen,
  comparableDays,
  daysSince,
} from "./campaign-results.ts";

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

  it("[CAMP-G8] have spent on each day what adds up to all that was spent", () => {
    const over = "2026-09-01T00:00:00.000Z";
    const on = (fromDate: string, toDate: string, now = over) =>
      spentBetween(campaign, { fromDate, toDate }, now);
    expect(on("2026-03-01", "2026-03-01")).toBe(3.33);
    expect(on("2026-03-02", "2026-03-02")).toBe(3.34);
    expect(on("2026-03-01", "2026-03-03")).toBe(10);
    expect(on("2026-01-01", "2026-12-31")).toBe(10);
    expect(on("2026-02-01", "2026-02-28")).toBe(0);
    // the second day has not begun
    expect(on("2026-03-01", "2026-03-03", "2026-03-02T05:00:00.000Z")).toBe(3.33);
    const waiting = { ...campaign, validFrom: null, validTill: null };
    expect(spentBetween(waiting, { fromDate: "2026-03-01", toDate: "2026-03-03" }, over)).toBe(0);
  });

  it("[CAMP-G8] count a day of 25 hours as one day", () => {
    const autumn = {
      campaignPrice: 4,
      days: 4,
      validFrom: "2026-10-31T05:00:00.000Z",
      validTill: "2026-11-04T06:00:00.000Z",
    };
    const range = { fromDate: "2026-11-02", toDate: "2026-11-02" };
    expect(spentBetween(autumn, range, "2026-12-01T00:00:00.000Z")).toBe(1);
  });

  it("[CAMP-G9] are compared with no day before the campaign began", () => {
    const run = { validFrom: "2026-03-10T18:00:00.000Z", validTill: "2026-03-20T18:00:00.000Z" };
    const before = (fromDate: string, toDate: string) => comparableDays(run, { fromDate, toDate });
    expect(before("2026-03-14", "2026-03-15")).toEqual({
      fromDate: "2026-03-12",
      toDate: "2026-03-13",
    });
    expect(before("2026-03-12", "2026-03-16")).toEqual({
      fromDate: "2026-03-10",
      toDate: "2026-03-11",
    });
    expect(before("2026-03-10", "2026-03-11")).toBeNull();
    const waits = { validFrom: null, validTill: null };
    expect(comparableDays(waits, { fromDate: "2026-03-14", toDate: "2026-03-15" })).toBeNull();
  });

  it("[CAMP-G14] are cut to the days since the first campaign of an item began", () => {
    const range = { fromDate: "2026-03-01", toDate: "2026-03-10" };
    expect(daysSince(range, "2026-03-04T06:00:00.000Z")).toEqual({
      fromDate: "2026-03-04",
      toDate: "2026-03-10",
    });
    expect(daysSince(range, "2026-02-01T06:00:00.000Z")).toEqual(range);
    expect(daysSince(range, "2026-03-11T06:00:00.000Z")).toBeNull();
    expect(daysSince(range, null)).toBeNull();
  });

  it("[CAMP-G9] are compared in whole percents, if there was something before", () => {
    expect(changeInPercent(115, 100)).toBe(15);
    expect(changeInPercent(50, 100)).toBe(-50);
    expect(changeInPercent(7, 7)).toBe(0);
    expect(changeInPercent(7, 0)).toBeNull();
  });

  it("[CAMP-G10] say what each item of a flyer was paid with, and the budget of a sponsored one", () => {
    const budgets = (
      campaignPrice: number,
      items: readonly string[],
      budget: number | null = null,
    ) => items.map((id) => budgetOfItem({ campaignPrice, items }, { id, budget }));
    expect(budgets(42, ["a", "b", "c", "d"])).toEqual([10.5, 10.5, 10.5, 10.5]);
    expect(budgets(31.36, ["a", "b", "c"])).toEqual([10.46, 10.45, 10.45]);
    expect(budgets(0.02, ["a", "b", "c"])).toEqual([0.01, 0.01, 0]);
    expect(budgets(0, ["a", "b"], 5)).toEqual([5, 5]);
    expect(budgetOfItem({ campaignPrice: 10, items: [] }, { id: "a", budget: null })).toBe(10);
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
