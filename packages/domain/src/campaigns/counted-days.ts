import { centralDayOf } from "../dates/central-time.ts";
import type { DateRangeDraft } from "../dates/date-range.ts";
import { millisOf, type Moment } from "../dates/instants.ts";

/** When a campaign runs; null while it waits for the approval of its branch. */
export interface Run {
  readonly validFrom: string | null;
  readonly validTill: string | null;
}

/**
 * The days a campaign's results are counted of where nobody has chosen others: those of its run, up to today
 * (CAMP-G1). Null before it has begun.
 */
export function countedDays({ validFrom, validTill }: Run, now: Moment): DateRangeDraft | null {
  if (validFrom === null || validTill === null || millisOf(validFrom) > millisOf(now)) return null;
  // A run that ends as a day begins has nothing of that day.
  const end = Math.min(millisOf(validTill) - 1, millisOf(now));
  return { fromDate: centralDayOf(validFrom), toDate: centralDayOf(new Date(end)) };
}
