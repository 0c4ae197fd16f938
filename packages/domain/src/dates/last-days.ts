import { addDays } from "./add-days.ts";
import type { DateRangeDraft } from "./date-range-rules.ts";

/** How many days a report shows before anybody has chosen dates. */
export const REPORT_DAYS = 30;

/** The days from so many before a day up to that day, both included (DATE-D7). */
export const lastDays = (days: number, today: string): DateRangeDraft => ({
  fromDate: addDays(today, -days),
  toDate: today,
});
