import { addDays } from "./add-days.ts";
import type { DateRangeDraft } from "./date-range-rules.ts";

/** How many days a report shows before anybody has chosen dates. */
export const REPORT_DAYS = 30;

/** From so many days before a day up to that day, both `YYYY-MM-DD` (DATE-D7). */
export const lastDays = (days: number, today: string): DateRangeDraft => ({
  fromDate: addDays(today, -days),
  toDate: today,
});
