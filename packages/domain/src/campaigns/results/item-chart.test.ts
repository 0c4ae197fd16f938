import { describe, expect, it } from "vitest";
import { itemChartDays, itemChartRange, itemChartText } from "./item-chart.ts";

const NOW = "2026-03-04T18:00:00.000Z";
const range = { fromDate: "2026-02-27", toDate: "2026-03-02" };
const counted = [
  { createdOn: "2026-02-28", clicks: 23 },
  { createdOn: "2026-03-02", clicks: 20 },
];

describe("the small chart of an item", () => {
  it("[CAMP-G12] has the last 30 of the counted days", () => {
    expect(itemChartDays(counted, range).map(({ clicks }) => clicks)).toEqual([0, 23, 0, 20]);
    expect(itemChartRange(range)).toEqual(range);
    const year = { fromDate: "2025-03-03", toDate: "2026-03-02" };
    expect(itemChartRange(year)).toEqual({ fromDate: "2026-02-01", toDate: "2026-03-02" });
    expect(itemChartDays(counted, year)).toHaveLength(30);
  });

  it("[CAMP-G12] is not drawn without clicks on its days, nor of one day alone", () => {
    expect(itemChartDays([], range)).toEqual([]);
    expect(itemChartDays([{ createdOn: "2026-01-09", clicks: 4 }], range)).toEqual([]);
    expect(itemChartDays(counted, { fromDate: "2026-02-28", toDate: "2026-02-28" })).toEqual([]);
  });

  it("[CAMP-G12] says its days, the clicks in all and the day with most of them", () => {
    expect(itemChartText(itemChartDays(counted, range), NOW)).toBe(
      "Feb 27 to Mar 2: 43 clicks, most on Feb 28 with 23",
    );
    const one = itemChartDays([{ createdOn: "2026-03-01", clicks: 1 }], range);
    expect(itemChartText(one, NOW)).toBe("Feb 27 to Mar 2: 1 click, most on Mar 1 with 1");
    expect(itemChartText([], NOW)).toBe("");
  });
});
