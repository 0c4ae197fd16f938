import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";
import { DAY_MILLIS, isDay } from "./days.ts";

/** A point in time as callers hold it: ISO text from the wire, a Date from a clock, or milliseconds since 1970. */
export type Moment = string | number | Date;

/** Milliseconds since 1970. A moment that cannot be read is a broken invariant: readers of input refuse it before. */
export function millisOf(moment: Moment): number {
  const millis = typeof moment === "string" ? Date.parse(moment) : Number(moment);
  if (Number.isNaN(millis)) throw new RangeError(`${String(moment)} is no moment in time`);
  return millis;
}

export const LAST_DAY = "9999-12-31";

/** The last instant that is written with four digits of a year, in milliseconds: nothing ends after it (DATE-D8). */
export const LAST_INSTANT = Date.parse(`${LAST_DAY}T23:59:59.999Z`);

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Whether a text is an ISO 8601 instant that exists and says its zone: `2026-03-02T06:00:00Z` (DATE-D6). Whatever the
 * zone, it is not later than the last there is: its day in another zone would have a year of five digits.
 */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isDay(day) && Date.parse(text) <= LAST_INSTANT;
}

/** What a date has to be, in the words of a refusal. */
export const DATE_EXPECTED = "an existing day YYYY-MM-DD, or an ISO instant";

/** Whether a text is a date in either form: an existing day or an ISO instant (DATE-D6). */
export const isDate = (text: string): boolean => isDay(text) || isInstant(text);

/** 24-hour days from one moment to another, a started day counting whole (DATE-D4). Zero or less when `to` is not later. */
export function daysBetweenInstants(from: Moment, to: Moment): number {
  // Adding zero turns a negative zero into zero.
  return Math.ceil(differenceInMilliseconds(millisOf(to), millisOf(from)) / DAY_MILLIS) + 0;
}
