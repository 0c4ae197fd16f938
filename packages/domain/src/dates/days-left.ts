import { lightFormat } from "date-fns/lightFormat";
import { centralDayOf, inCentralTime } from "./central-time.ts";
import { calendarDays } from "./days.ts";
import { daysBetweenInstants, millisOf, type Moment } from "./instants.ts";

const clockText = (moment: Moment): string => lightFormat(inCentralTime(moment), "HH:mm:ss.SSS");

/** Days by the clocks of Central time, a started one counting whole: a clock change makes none. */
function clockDays(from: Moment, till: Moment): number {
  const whole = calendarDays(centralDayOf(from), centralDayOf(till));
  return whole + (clockText(till) > clockText(from) ? 1 : 0);
}

/**
 * How many days something that ends at a moment has left, today counted as one (DATE-D9). Zero once it is over. A
 * clock change neither makes nor takes a day: a run has as many days left at its beginning as were bought.
 */
export function daysLeft(now: Moment, till: Moment): number {
  if (millisOf(till) <= millisOf(now)) return 0;
  return Math.max(1, Math.min(clockDays(now, till), daysBetweenInstants(now, till)));
}

/** The last calendar day in Central time on which something runs that ends at a moment (DATE-D12). */
export const lastDayBefore = (till: Moment): string => centralDayOf(millisOf(till) - 1);
