import { TZDateMini, type TZDate } from "@date-fns/tz";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { addDays, calendarDays, isDay } from "./days.ts";
import { daysBetweenInstants, LAST_DAY, LAST_INSTANT, millisOf, type Moment } from "./instants.ts";

const CHICAGO = "America/Chicago";

/**
 * A moment as a date whose fields are those of Chicago's clocks, daylight saving included. The mini date has no
 * text form in words, which is not needed here and costs every page its table of weekdays and months.
 */
export const inCentralTime = (moment: Moment): TZDate => new TZDateMini(millisOf(moment), CHICAGO);

/** The calendar day `YYYY-MM-DD` on which a moment falls in Central time (DATE-D1). */
export const centralDayOf = (moment: Moment): string =>
  lightFormat(inCentralTime(moment), "yyyy-MM-dd");

/** The instant, as ISO text in UTC, at which a calendar day begins in Central time (DATE-D2). */
export const startOfCentralDay = (day: string): string =>
  new Date(parseISO(day, { in: inCentralTime }).getTime()).toISOString();

/**
 * The instant, as ISO text in UTC, at which a calendar day is over in Central time: the beginning of the next one, or,
 * for the last day there is, the last instant that is written with four digits of a year (DATE-D8).
 */
export const endOfCentralDay = (day: string): string =>
  day === LAST_DAY ? new Date(LAST_INSTANT).toISOString() : startOfCentralDay(addDays(day, 1));

/** An instant from either form a date is written in: a day means its beginning in Central time (DATE-D2). */
export function toInstant(dayOrInstant: string): string {
  return isDay(dayOrInstant) ? startOfCentralDay(dayOrInstant) : dayOrInstant;
}

/** Calendar days between two days (DATE-D3); as soon as one side is an instant, 24-hour days rounded up (DATE-D4). */
export function daysBetween(from: string, to: string): number {
  return isDay(from) && isDay(to)
    ? calendarDays(from, to)
    : daysBetweenInstants(toInstant(from), toInstant(to));
}
