import { describe, expect, it } from "vitest";
import { countedOn, homeDays } from "./counted-days.ts";

const WEEK = { fromDate: "2026-03-08", toDate: "2026-03-14" };

describe("what Home counts", () => {
  it("[HOME-M1] has a row for each day, with zeros where nothing was counted", () => {
    const counted = [{ createdOn: "2026-03-09", impressions: 9, clicks: 1 }];
    const days = countedOn(counted, WEEK);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ createdOn: "2026-03-08", impressions: 0, clicks: 0 });
    expect(days[1]).toEqual(counted[0]);
  });

  it("[HOME-M8] begins with the first campaign, and compares with whole days since it alone", () => {
    expect(homeDays(WEEK, "2026-01-01T12:00:00.000Z")).toEqual({
      range: WEEK,
      before: { fromDate: "2026-03-01", toDate: "2026-03-07" },
    });
    expect(homeDays(WEEK, "2026-03-02T12:00:00.000Z")).toEqual({ range: WEEK, before: null });
    expect(homeDays(WEEK, "2026-03-12T12:00:00.000Z")).toEqual({
      range: { fromDate: "2026-03-12", toDate: "2026-03-14" },
      before: null,
    });
    expect(homeDays(WEEK, "2026-03-20T12:00:00.000Z")).toEqual({ range: null, before: null });
    expect(homeDays(WEEK, null)).toEqual({ range: null, before: null });
  });
});
