import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../dates/days.ts";
import { daysBetweenInstants } from "../../dates/instants.ts";
import { sponsoredRun, sponsoredTypeOf } from "./sponsored-run.ts";

describe("the run of a sponsored campaign", () => {
  const now = "2026-03-02T15:00:00.000Z";
  it("[SPONSOR-R1] is as many days as lie between its dates, from now on", () => {
    const dates = { fromDate: "2026-03-05", toDate: "2026-03-19", approved: true };
    expect(sponsoredRun({ ...dates, now })).toEqual({
      validFrom: now,
      validTill: "2026-03-16T15:00:00.000Z",
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
          expect(daysBetweenInstants(run.validFrom ?? "", run.validTill ?? "")).toBe(days);
        },
      ),
    );
  });
  it("[SPONSOR-R2] has no dates while the branch awaits approval", () => {
    const dates = { fromDate: "2026-03-05", toDate: "2026-03-19", approved: false };
    expect(sponsoredRun({ ...dates, now })).toEqual({ validFrom: null, validTill: null });
  });
  it("[SPONSOR-T1] is shown by what was configured", () => {
    expect(sponsoredTypeOf({ keywords: [{}], sponsoredSection: [] })).toBe("keyword");
    expect(sponsoredTypeOf({ keywords: [], sponsoredSection: [{}] })).toBe("section");
    expect(sponsoredTypeOf({ keywords: [{}], sponsoredSection: [{}] })).toBe("both");
  });
});
