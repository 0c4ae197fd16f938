import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centralDayOf } from "../../dates/central-time.ts";
import { lastDayBefore } from "../../dates/days-left.ts";
import { addDays, calendarDays } from "../../dates/days.ts";
import { endsOfItems, sponsoredRun, sponsoredRunText, sponsoredTypeOf } from "./sponsored-run.ts";

describe("the run of a sponsored campaign", () => {
  const now = "2026-03-02T15:00:00.000Z";
  it("[SPONSOR-R1] is as many days as lie between its dates, from its from date if that is later than now", () => {
    const dates = { fromDate: "2026-03-05", toDate: "2026-03-19", approved: true };
    expect(sponsoredRun({ ...dates, now })).toEqual({
      validFrom: "2026-03-05T06:00:00.000Z",
      // 14 days, one of which the clocks make an hour shorter
      validTill: "2026-03-19T05:00:00.000Z",
    });
    expect(sponsoredRun({ ...dates, fromDate: "2026-03-02", now })).toEqual({
      validFrom: now,
      validTill: "2026-03-19T15:00:00.000Z",
    });
  });
  it("[SPONSOR-R1] lasts its days wherever they lie", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 400 }),
        (later, days) => {
          const fromDate = addDays("2026-03-02", later);
          const toDate = addDays(fromDate, days);
          const run = sponsoredRun({ fromDate, toDate, now, approved: true });
          const from = run.validFrom ?? "";
          expect(centralDayOf(from)).toBe(fromDate);
          // from a day on it is whole calendar days, from now on days of 24 hours
          expect(calendarDays(fromDate, lastDayBefore(run.validTill ?? "")) + 1).toBe(
            later === 0 ? days + 1 : days,
          );
        },
      ),
    );
  });
  it("[SPONSOR-R3] is said as it will be stored", () => {
    const dates = { fromDate: "2026-03-05", toDate: "2026-03-19", approved: true };
    expect(sponsoredRunText({ ...dates, now })).toBe("2026/03/05 to 2026/03/18");
    expect(sponsoredRunText({ ...dates, fromDate: "2026-03-02", now })).toBe(
      "2026/03/02 to 2026/03/19, from the moment it is created",
    );
    expect(sponsoredRunText({ ...dates, approved: false, now })).toBe(
      "From the approval of the branch, or from 2026/03/05 if that is later",
    );
    expect(sponsoredRunText({ ...dates, fromDate: "2026-03-02", approved: false, now })).toBe(
      "From the approval of the branch",
    );
  });
  it("[SPONSOR-R2] has no dates while the branch awaits approval", () => {
    const dates = { fromDate: "2026-03-05", toDate: "2026-03-19", approved: false };
    expect(sponsoredRun({ ...dates, now })).toEqual({ validFrom: null, validTill: null });
  });
  it("[SPONSOR-R4] ends with the item that ends first, and says so before", () => {
    const dates = { fromDate: "2026-03-02", toDate: "2026-03-19", approved: true, now };
    const till = "2026-03-19T08:00:00.000Z";
    const ends = endsOfItems([{ validTill: "2026-04-01T05:00:00.000Z" }, { validTill: till }]);
    expect(sponsoredRun({ ...dates, ends })).toEqual({ validFrom: now, validTill: till });
    expect(sponsoredRunText({ ...dates, ends })).toBe(
      "2026/03/02 to 2026/03/19, from the moment it is created, until its first item ends",
    );
    const later = endsOfItems([{ validTill: "2026-03-20T08:00:00.000Z" }]);
    expect(sponsoredRun({ ...dates, ends: later })).toEqual(sponsoredRun(dates));
    expect(sponsoredRun({ ...dates, approved: false, ends }).validTill).toBe(null);
  });
  it("[SPONSOR-R4] ends with the last product of a collection, after all of them have run", () => {
    const collection = (...productEnds: (string | null)[]) =>
      endsOfItems([{ validTill: null, productEnds }]);
    const early = "2026-03-18T08:00:00.000Z";
    expect(collection(early, "2026-03-19T08:00:00.000Z")).toEqual(["2026-03-19T08:00:00.000Z"]);
    expect(collection(early, null)).toEqual([]);
    expect(collection()).toEqual([]);
  });
  it("[SPONSOR-T1] is shown by what was configured", () => {
    expect(sponsoredTypeOf({ keywords: [{}], sponsoredSection: [] })).toBe("keyword");
    expect(sponsoredTypeOf({ keywords: [], sponsoredSection: [{}] })).toBe("section");
    expect(sponsoredTypeOf({ keywords: [{}], sponsoredSection: [{}] })).toBe("both");
  });
});
