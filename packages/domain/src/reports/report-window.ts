import { centralDayOf } from "../dates/central-day-of.ts";
import type { DateRangeDraft } from "../dates/date-range-rules.ts";
import { lastDays, REPORT_DAYS } from "../dates/last-days.ts";
import type { Moment } from "../dates/moment.ts";

/** What a report shows before anyone chose dates: from 30 days back to today, in Central time (REPORT-W1). */
export const reportWindow = (now: Moment): DateRangeDraft =>
  lastDays(REPORT_DAYS, centralDayOf(now));
