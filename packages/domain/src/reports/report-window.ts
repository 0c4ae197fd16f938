import { centralDayOf } from "../dates/central-time.ts";
import { type DateRangeDraft, lastDays, REPORT_DAYS } from "../dates/date-range.ts";
import type { Moment } from "../dates/instants.ts";

/** What a report shows before anyone chose dates: from 30 days back to today, in Central time (REPORT-W1). */
export const reportWindow = (now: Moment): DateRangeDraft =>
  lastDays(REPORT_DAYS, centralDayOf(now));
