import { calendarDays } from "@marquee/domain/dates/days";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";

/** "Compare with the 7 days before" */
export function compareText({ fromDate, toDate }: DateRangeDraft): string {
  const days = calendarDays(fromDate, toDate) + 1;
  return days === 1 ? "Compare with the day before" : `Compare with the ${days} days before`;
}
