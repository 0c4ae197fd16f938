import { addDays } from "../dates/add-days.ts";
import { centralDayOf } from "../dates/central-day-of.ts";
import type { DateRangeDraft } from "../dates/date-range-rules.ts";
import type { Moment } from "../dates/moment.ts";

/** How many days back a report looks before anyone chose dates. */
export const REPORT_DAYS = 30;

/** What a report shows before anyone chose dates: from 30 days back to today, in Central time (REPORT-W1). */
export function reportWindow(now: Moment): DateRangeDraft {
  const today = centralDayOf(now);
  return { fromDate: addDays(today, -REPORT_DAYS), toDate: today };
}
