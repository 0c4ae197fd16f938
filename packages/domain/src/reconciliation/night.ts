import { centralDayOf, startOfCentralDay } from "../dates/central-time.ts";

/** How long after midnight the books of a night are compared, in milliseconds. */
const AFTER_MIDNIGHT = 3 * 3_600_000;

/** The night whose comparison is due now, as its day in Central time; null before three in the morning (RECONCILE-P6). */
export function dueNight(now: Date): string | null {
  const day = centralDayOf(now);
  return now.getTime() - Date.parse(startOfCentralDay(day)) < AFTER_MIDNIGHT ? null : day;
}
