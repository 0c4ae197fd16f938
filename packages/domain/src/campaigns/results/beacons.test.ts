import { describe, expect, it } from "vitest";
import { daysToCount, dailyBeacons, sumOfBeacons } from "./beacons.ts";

const NOW = "2026-03-05T18:00:00.000Z";
const countDays = (validFrom: string | null, validTill: string | null) =>
  daysToCount({ validFrom, validTill }, NOW);

describe("results of a campaign", () => {
  it("[CAMP-G1] are counted over the days of its run, up to today", () => {
    expect(countDays("2026-03-01T18:00:00.000Z", "2026-03-20T18:00:00.000Z")).toEqual({
      fromDate: "2026-03-01",
      toDate: "2026-03-05",
    });
    expect(countDays("2026-02-01T18:00:00.000Z", "2026-02-03T18:00:00.000Z")).toEqual({
      fromDate: "2026-02-01",
      toDate: "2026-02-03",
    });
  });

  it("[CAMP-G1] have nothing of a day that begins as the run ends", () => {
    expect(countDays("2026-02-01T06:00:00.000Z", "2026-02-04T06:00:00.000Z")).toEqual({
      fromDate: "2026-02-01",
      toDate: "2026-02-03",
    });
  });

  it("[CAMP-G1] are none before it has begun, nor of one that was ended before that", () => {
    expect(countDays(null, null)).toBeNull();
    expect(countDays("2026-03-05T18:00:00.001Z", "2026-03-20T18:00:00.000Z")).toBeNull();
    expect(countDays("2026-03-03T18:00:00.000Z", "2026-03-02T18:00:00.000Z")).toBeNull();
  });

  it("[CAMP-G2] are listed day by day, a day without any with zeros", () => {
    const beacon = (createdOn: string, impressions: number) => ({
      createdOn,
      impressions,
      clicks: 1,
      buyNowClicks: 0,
      snips: 0,
    });
    const days = dailyBeacons(
      [beacon("2026-02-27", 5), beacon("2026-03-01", 7), beacon("2026-03-09", 100)],
      { fromDate: "2026-02-27", toDate: "2026-03-02" },
    );
    expect(days.map(({ createdOn, impressions }) => `${createdOn} ${impressions}`)).toEqual([
      "2026-02-27 5",
      "2026-02-28 0",
      "2026-03-01 7",
      "2026-03-02 0",
    ]);
    expect(sumOfBeacons(days, "impressions")).toBe(12);
    expect(sumOfBeacons(days, "clicks")).toBe(2);
  });
});
