import { centralDayOf } from "../dates/central-time.ts";
import { isDay } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import { isFilled } from "../validation/typed-values.ts";

/** From when to when something is to run, as it was typed. Days are `YYYY-MM-DD` in Central time. */
export interface RunForm {
  readonly fromDate: string;
  readonly toDate: string;
}

/** Whether the first day is today or later. Holds while none is typed: another rule asks for it. */
export const startsNoEarlierThanToday = (
  { fromDate }: RunForm,
  { now }: { readonly now: Moment },
): boolean => !isFilled(fromDate) || (isDay(fromDate) && fromDate >= centralDayOf(now));

/** Whether there is a last day. */
export const hasLastDay = ({ toDate }: RunForm): boolean => isDay(toDate);

/** Whether the last day is after the first. Holds while one of them is missing: other rules say so. */
export const endsAfterItStarts = ({ fromDate, toDate }: RunForm): boolean =>
  !isDay(fromDate) || !isDay(toDate) || toDate > fromDate;
