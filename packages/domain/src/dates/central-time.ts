import { daysBetweenInstants, millisOf, type Moment } from "./instants.ts";
import { addDays, calendarDays, isDay } from "./days.ts";

const FORMAT = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Chicago",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** What a wall clock in Central time shows. All parts are padded text. */
export interface CentralParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

/** Reads the wall clock of America/Chicago, daylight saving included. The formatter is built once: that is the slow part. */
export function centralParts(millis: number): CentralParts {
  // Always `03/02/2026, 00:00:00`: the locale is fixed, so the places are too.
  const text = FORMAT.format(millis);
  return {
    month: text.slice(0, 2),
    day: text.slice(3, 5),
    year: text.slice(6, 10),
    hour: text.slice(12, 14),
    minute: text.slice(15, 17),
    second: text.slice(18, 20),
  };
}

/** The calendar day `YYYY-MM-DD` on which a moment falls in Central time (DATE-D1). */
export function centralDayOf(moment: Moment): string {
  const { year, month, day } = centralParts(millisOf(moment));
  return `${year}-${month}-${day}`;
}

/** How far Central time is from UTC at a moment, in milliseconds: negative, as Chicago lies west. */
function offsetAt(millis: number): number {
  const { year, month, day, hour, minute, second } = centralParts(millis);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - millis;
}

/** The instant, as ISO text in UTC, at which a calendar day begins in Central time (DATE-D2). */
export function startOfCentralDay(day: string): string {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // Midnight UTC is the evening before in Chicago. Clocks change at two in the morning, so that evening and the
  // midnight after it share their offset.
  return new Date(utcMidnight - offsetAt(utcMidnight)).toISOString();
}

const LAST_DAY = "9999-12-31";

/** The last instant that is written with four digits of a year, in milliseconds: nothing ends after it (DATE-D8). */
export const LAST_INSTANT = Date.parse(`${LAST_DAY}T23:59:59.999Z`);

/**
 * The instant, as ISO text in UTC, at which a calendar day is over in Central time: the beginning of the next one, or,
 * for the last day there is, the last instant that is written with four digits of a year (DATE-D8).
 */
export const endOfCentralDay = (day: string): string =>
  day === LAST_DAY ? new Date(LAST_INSTANT).toISOString() : startOfCentralDay(addDays(day, 1));

/** An instant from either form a date is written in: a day stands for its beginning in Central time (DATE-D2). */
export function instantOf(dayOrInstant: string): string {
  return isDay(dayOrInstant) ? startOfCentralDay(dayOrInstant) : dayOrInstant;
}

/** Calendar days between two days (DATE-D3); as soon as one side is an instant, 24-hour days rounded up (DATE-D4). */
export function daysBetween(from: string, to: string): number {
  return isDay(from) && isDay(to)
    ? calendarDays(from, to)
    : daysBetweenInstants(instantOf(from), instantOf(to));
}
