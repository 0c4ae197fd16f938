import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDay } from "./format-dates.ts";
import { typedDay } from "./typed-day.ts";

describe("a day that is typed", () => {
  it("[DATE-S3] is read as lists print it, with other signs, without them, and without zeros", () => {
    for (const text of ["2026/03/02", "2026-03-02", "2026.3.2", "20260302", " 2026/3/2 "])
      expect(typedDay(text)).toBe("2026-03-02");
  });
  it("[DATE-S3] is empty while it is incomplete, or if there is no such day", () => {
    for (const text of ["", "2026", "2026/12", "2026/02/30", "2026/3-2", "03/02/2026", "20263/1/1"])
      expect(typedDay(text)).toBe("");
  });
  it("[DATE-S4] is read in words beside today, with the year of today if none is named", () => {
    const today = "2026-11-27";
    expect(typedDay("Today", today)).toBe("2026-11-27");
    expect(typedDay("yesterday", today)).toBe("2026-11-26");
    expect(typedDay("tomorrow", today)).toBe("2026-11-28");
    for (const text of ["Nov 1", "november 1", "Nov. 1, 2026", "nov 01 2026"])
      expect(typedDay(text, today)).toBe("2026-11-01");
    expect(typedDay("Feb 29, 2028", today)).toBe("2028-02-29");
    for (const text of ["Feb 30", "Nov", "No 1", "soon", "Nov 1, 26"])
      expect(typedDay(text, today)).toBe("");
    expect(typedDay("today")).toBe("");
  });
  it("[DATE-S3] is what was printed, for every day", () => {
    fc.assert(
      fc.property(
        fc
          .date({ min: new Date("1920-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
        (day) => {
          expect(typedDay(formatDay(day))).toBe(day);
        },
      ),
    );
  });
});
