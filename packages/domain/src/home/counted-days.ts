import { daysSince } from "../campaigns/results/campaign-results.ts";
import { centralDayOf } from "../dates/central-time.ts";
import { addDays, calendarDays } from "../dates/days.ts";
import { daysBefore, type DateRangeDraft } from "../reports/date-range.ts";
import type { HomeDay } from "./home.schema.ts";

/** The days of a range, the oldest first. */
const daysOf = ({ fromDate, toDate }: DateRangeDraft): readonly string[] =>
  Array.from({ length: calendarDays(fromDate, toDate) + 1 }, (_, at) => addDays(fromDate, at));

/** What was counted, a row for each day of a range; zeros on a day without any (HOME-M1). */
export function countedOn(counted: readonly HomeDay[], range: DateRangeDraft): readonly HomeDay[] {
  const byDay = new Map(counted.map((day) => [day.createdOn, day]));
  return daysOf(range).map(
    (createdOn) => byDay.get(createdOn) ?? { createdOn, impressions: 0, clicks: 0 },
  );
}

export interface HomeDays {
  /** Null if nothing had begun by the last day that was asked about. */
  readonly range: DateRangeDraft | null;
  /** As many days before; null if one of them is before anything began. */
  readonly before: DateRangeDraft | null;
}

/** What Home counts of the days that are asked about, and compares them with: no day before the first campaign began (HOME-M8). */
export function homeDays(asked: DateRangeDraft, begunOn: string | null): HomeDays {
  const range = daysSince(asked, begunOn);
  if (range === null || begunOn === null) return { range: null, before: null };
  const before = daysBefore(range);
  return { range, before: before.fromDate < centralDayOf(begunOn) ? null : before };
}
