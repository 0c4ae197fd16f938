import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfCentralDay, startOfCentralDay } from "../dates/central-time.ts";
import { daysLeft, lastDayBefore } from "../dates/days-left.ts";
import { addDays, DAY_MILLIS } from "../dates/days.ts";
import { shortDay } from "../dates/format-dates.ts";
import { itemStatus } from "./item-status.ts";
import { runStatus, runStatusText, type RunDates } from "./run-status.ts";

const NOW = "2026-11-25T18:00:00.000Z";
const FREE: RunDates = { active: "N", validFrom: null, validTill: null, campaignId: null };
const text = (item: Partial<RunDates>, now = NOW) =>
  runStatusText(runStatus({ ...FREE, ...item }, now), now);
const run = (from: string, days: number) => ({
  validFrom: startOfCentralDay(from),
  validTill: endOfCentralDay(addDays(from, days - 1)),
});

const day = fc
  .date({ min: new Date("2001-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const moment = fc
  .date({ min: new Date("2001-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map(Number);
const length = fc.integer({ min: 1, max: 730 });

describe("a status that says when", () => {
  it("[OFFER-S5] says how long a live item is live, today included", () => {
    expect(text({ active: "Y", ...run("2026-11-25", 7) })).toBe("Live · 7 days left");
    expect(text({ active: "Y", ...run("2026-11-19", 7) })).toBe("Live · 1 day left");
  });
  it("[OFFER-S5] says when a run that is paid for begins", () => {
    expect(text({ active: "Y", campaignId: "g1", ...run("2026-11-26", 7) })).toBe("Starts Nov 26");
    expect(text({ active: "Y", campaignId: "g1", ...run("2027-01-02", 7) })).toBe(
      "Starts Jan 2, 2027",
    );
  });
  it("[OFFER-S5] says what waits for the approval of its branch, before and during its run", () => {
    expect(text({ campaignId: "g1" })).toBe("Awaits approval");
    expect(text({ campaignId: "g1", ...run("2026-11-20", 30) })).toBe("Awaits approval");
  });
  it("[OFFER-S5] names the last day of a run that is over, and nothing for what no campaign covers", () => {
    expect(text({ active: "Y", ...run("2026-11-17", 7) })).toBe("Ended Nov 23");
    expect(text({})).toBe("Pending");
  });
  it("[OFFER-S6] is live or ended exactly as the status is live or inactive", () => {
    const date = fc.option(fc.integer({ min: -5, max: 5 }));
    fc.assert(
      fc.property(fc.constantFrom("Y", "N"), date, date, fc.boolean(), (active, a, b, covered) => {
        const at = (offset: number | null) =>
          offset === null ? null : new Date(Date.parse(NOW) + offset * DAY_MILLIS).toISOString();
        const item: RunDates = {
          active,
          validFrom: at(a),
          validTill: at(b),
          campaignId: covered ? "g1" : null,
        };
        const { tag } = runStatus(item, NOW);
        const status = itemStatus(item, NOW);
        expect(tag === "live").toBe(status === "live");
        expect(tag === "ended").toBe(status === "inactive");
      }),
    );
  });
});

describe("days left", () => {
  it("[DATE-D9] is at the beginning of a run of whole days what was bought, whatever the clocks do", () => {
    fc.assert(
      fc.property(day, length, (from, days) => {
        const { validFrom, validTill } = run(from, days);
        expect(daysLeft(validFrom, validTill)).toBe(days);
        expect(lastDayBefore(validTill)).toBe(addDays(from, days - 1));
      }),
    );
  });
  it("[DATE-D9] is at the beginning of a run from a payment what was bought, whatever the clocks do", () => {
    fc.assert(
      fc.property(moment, length, (paidAt, days) => {
        expect(daysLeft(paidAt, paidAt + days * DAY_MILLIS)).toBe(days);
      }),
    );
  });
  it("[DATE-D9] is one in the last hour, none at the end, and never grows", () => {
    fc.assert(
      fc.property(day, length, fc.nat(), fc.nat(), (from, days, a, b) => {
        const { validFrom, validTill } = run(from, days);
        const [start, end] = [Date.parse(validFrom), Date.parse(validTill)];
        const [early = start, late = start] = [a, b]
          .map((offset) => start + (offset % (end - start)))
          .toSorted((one, other) => one - other);
        expect(daysLeft(late, validTill)).toBeLessThanOrEqual(daysLeft(early, validTill));
        expect(daysLeft(end - 3_600_000, validTill)).toBe(1);
        expect(daysLeft(validTill, validTill)).toBe(0);
      }),
    );
  });
  it("[DATE-D12] names the day before where a run ends with midnight, and its own day else", () => {
    expect(lastDayBefore("2026-12-03T06:00:00.000Z")).toBe("2026-12-02");
    expect(lastDayBefore("2026-12-03T06:00:01.000Z")).toBe("2026-12-03");
  });
  it("[DATE-D11] writes the year of a day only where it is another one", () => {
    expect(shortDay("2026-11-05", NOW)).toBe("Nov 5");
    expect(shortDay("2027-01-31", NOW)).toBe("Jan 31, 2027");
    // in Central time the year is still the old one
    expect(shortDay("2026-12-31", "2027-01-01T03:00:00.000Z")).toBe("Dec 31");
  });
});
