import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centralDayOf, startOfCentralDay } from "./central-time.ts";
import { addDays, calendarDays, isDay } from "./days.ts";
import { formatCentral } from "./format-dates.ts";
import { daysBetweenInstants } from "./instants.ts";

const day = fc
  .date({ min: new Date("1920-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("laws of dates", () => {
  it("[DATE-D2] begins each day at its own first instant", () => {
    fc.assert(
      fc.property(day, (text) => {
        const start = startOfCentralDay(text);
        expect(centralDayOf(start)).toBe(text);
        expect(centralDayOf(Date.parse(start) - 1)).toBe(addDays(text, -1));
        expect(formatCentral(start)).toMatch(/ 12:00:00 AM$/);
      }),
    );
  });
  it("[DATE-D3] counts forth what adding counts back", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (text, days) => {
        const other = addDays(text, days);
        expect(isDay(other)).toBe(true);
        expect(calendarDays(text, other)).toBe(days);
        expect(calendarDays(other, text)).toBe(days === 0 ? 0 : -days);
      }),
    );
  });
  it("[DATE-D4] is never shorter than the time itself, and less than a day longer", () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true }),
        fc.integer({ min: 0, max: 10 ** 12 }),
        (from, millis) => {
          const days = daysBetweenInstants(0, millis) * 86_400_000;
          expect(days >= millis && days - millis < 86_400_000).toBe(true);
          expect(daysBetweenInstants(from, from)).toBe(0);
        },
      ),
    );
  });
});
