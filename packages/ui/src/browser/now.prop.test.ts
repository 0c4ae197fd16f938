import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { now, setServerTime } from "./now.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Instants around the edges of days, in Central time and in UTC, and around the hours at which clocks change. */
const instants = fc
  .tuple(
    fc.oneof(
      fc.constantFrom("2026-03-08", "2026-11-01", "2026-11-26", "2027-01-01"),
      fc.integer({ min: 0, max: 3650 }).map((days) => addDays("2026-01-01", days)),
    ),
    fc.constantFrom(0, 2, 18, 19),
    fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -HOUR_MS, max: HOUR_MS })),
  )
  .map(([day, hour, beside]) => Date.parse(startOfCentralDay(day)) + hour * HOUR_MS + beside);

/** How far the clock of a computer is ahead: a little, hours, as it is with a wrong zone, or years. */
const offsets = fc.oneof(
  fc.integer({ min: -120_000, max: 120_000 }),
  fc.integer({ min: -48, max: 48 }).map((hours) => hours * HOUR_MS),
  fc.integer({ min: -5, max: 5 }).map((years) => years * 365 * 24 * HOUR_MS),
);

/** How long a request was under way, its response, and what passes until the next. */
const responses = fc.array(
  fc.record({
    there: fc.integer({ min: 0, max: 3000 }),
    back: fc.integer({ min: 0, max: 3000 }),
    pause: fc.integer({ min: 0, max: HOUR_MS }),
  }),
  { minLength: 1, maxLength: 6 },
);

afterEach(() => {
  vi.restoreAllMocks();
  setServerTime(new Date().toISOString(), Date.now());
});

it("[DATE-S1] is never wrong by more than the fastest response took, so that it names the server's day", () => {
  fc.assert(
    fc.property(instants, offsets, responses, (begin, offset, results) => {
      let moment = begin;
      const clock = vi.spyOn(Date, "now").mockImplementation(() => moment + offset);
      let fastest = Infinity;
      for (const { there, back, pause } of results) {
        const sent = Date.now();
        moment += there;
        const read = new Date(moment).toISOString();
        moment += back;
        setServerTime(read, sent);
        fastest = Math.min(fastest, there + back);
        moment += pause;
        expect(Math.abs(now() - moment)).toBeLessThanOrEqual(fastest);
        const days = [moment - fastest, moment + fastest].map((edge) => centralDayOf(edge));
        expect(days).toContain(centralDayOf(now()));
      }
      clock.mockRestore();
    }),
  );
});
