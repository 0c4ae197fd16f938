import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/days.ts";
import {
  chartPeriods,
  comparedDays,
  dailyConversion,
  pageTotals,
  reportWindow,
} from "./conversion-report.ts";

describe("reports", () => {
  it("[REPORT-W1] look at the last 30 days, today included, in Central time", () => {
    expect(reportWindow("2026-03-31T12:00:00Z")).toEqual({
      fromDate: "2026-03-02",
      toDate: "2026-03-31",
    });
    expect(reportWindow("2026-03-31T04:59:59Z").toDate).toBe("2026-03-30");
  });
  it("[REPORT-T4] are compared with as many days before, and with none before the first bill", () => {
    const days = { fromDate: "2026-03-03", toDate: "2026-03-04" };
    expect(comparedDays(days, "2026-03-01")).toEqual({
      fromDate: "2026-03-01",
      toDate: "2026-03-02",
    });
    expect(comparedDays(days, "2026-03-02")).toBeNull();
    expect(comparedDays(days, null)).toBeNull();
  });
  it("[REPORT-T1] add the rows of a page to the cent", () => {
    expect(pageTotals([])).toEqual({ totalPrice: 0, totalCommission: 0 });
    const amount = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 50 }), (rows) => {
        const totals = pageTotals(
          rows.map(([price, commission]) => ({
            totalPrice: price / 100,
            totalCommission: commission / 100,
          })),
        );
        const sum = (index: 0 | 1) => rows.reduce((cents, row) => cents + row[index], 0);
        expect(totals).toEqual({ totalPrice: sum(0) / 100, totalCommission: sum(1) / 100 });
      }),
    );
  });

  it("[REPORT-C2] are charted by day, week or month, whatever is added up staying the same", () => {
    const range = (toDate: string) => dailyConversion([], { fromDate: "2026-01-01", toDate });
    expect(chartPeriods(range("2026-02-28"))).toMatchObject({
      per: "day",
      periods: { length: 59 },
    });
    const weeks = chartPeriods(range("2026-12-31"));
    expect([weeks.per, weeks.periods.length, weeks.periods[1]?.day]).toEqual([
      "week",
      53,
      "2026-01-08",
    ]);
    const months = chartPeriods(range("2029-06-30"));
    expect([months.per, months.periods.length, months.periods[1]?.day]).toEqual([
      "month",
      42,
      "2026-02-01",
    ]);
    const amount = fc.integer({ min: 0, max: 10 ** 6 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 900 }), (amounts) => {
        const days = amounts.map((cents, index) => ({
          day: addDays("2026-01-15", index),
          totalPrice: cents / 100,
          totalCommission: 0,
        }));
        const { periods } = chartPeriods(days);
        const cents = periods.reduce(
          (sum, { totalPrice }) => sum + Math.round(totalPrice * 100),
          0,
        );
        expect(cents).toBe(amounts.reduce((sum, each) => sum + each, 0));
      }),
      { numRuns: 30 },
    );
  });

  it("[REPORT-C1] have every day between two, those without a bill with nothing", () => {
    const sum = { day: "2026-03-01", totalPrice: 10, totalCommission: 1 };
    const none = { totalPrice: 0, totalCommission: 0 };
    expect(dailyConversion([sum], { fromDate: "2026-02-28", toDate: "2026-03-02" })).toEqual([
      { day: "2026-02-28", ...none },
      sum,
      { day: "2026-03-02", ...none },
    ]);
  });
});
