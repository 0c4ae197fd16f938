import { describe, expect, it } from "vitest";
import { daysOfMonth, filesOf, firstDayOfMonths } from "./invoice-months.ts";

describe("the months of invoices", () => {
  it("[INV-B1] are that of today and the eleven before if no days are chosen", () => {
    expect(firstDayOfMonths("2026-11-27")).toBe("2025-12-01");
    expect(firstDayOfMonths("2026-12-31")).toBe("2026-01-01");
  });

  it("[INV-B2] have all of their days, in a leap year, too", () => {
    expect(daysOfMonth("2028-02")).toEqual({ fromDate: "2028-02-01", toDate: "2028-02-29" });
    expect(daysOfMonth("2026-12")).toEqual({ fromDate: "2026-12-01", toDate: "2026-12-31" });
  });

  it("[INV-B2] are one file for every hundred invoices", () => {
    expect([0, 1, 100, 101].map(filesOf)).toEqual([0, 1, 1, 2]);
  });
});
