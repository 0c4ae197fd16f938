import { calendarDays } from "./calendar-days.ts";
import { daysBetweenInstants } from "./days-between-instants.ts";
import { instantOf } from "./instant-of.ts";
import { isDay } from "./is-day.ts";

/** Calendar days between two days (DATE-D3); as soon as one side is an instant, 24-hour days rounded up (DATE-D4). */
export function daysBetween(from: string, to: string): number {
  return isDay(from) && isDay(to)
    ? calendarDays(from, to)
    : daysBetweenInstants(instantOf(from), instantOf(to));
}
