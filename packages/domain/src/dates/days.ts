import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays as addCalendarDays } from "date-fns/addDays";
import { millisecondsInDay } from "date-fns/constants";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";

const DAY = /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;

const utc = (value: Date | number | string): Date => new UTCDateMini(Number(new Date(value)));

/** Days are counted in UTC, whose clocks never change, whatever the zone of the machine. */
const parseDay = (day: string): Date => parseISO(day, { in: utc });

/** Whether a text is an existing calendar day `YYYY-MM-DD` from 1900 to 9999; 2026-02-30 is none (DATE-D6). */
export const isDay = (text: string): boolean => DAY.test(text) && isValid(parseDay(text));

/** Twenty-four hours in milliseconds. */
export const DAY_MILLIS = millisecondsInDay;

/** The calendar day a number of days after another (DATE-D3). */
export const addDays = (day: string, days: number): string =>
  lightFormat(addCalendarDays(parseDay(day), days), "yyyy-MM-dd");

/** Days from one calendar day to another; a clock change never makes or takes one (DATE-D3). Negative when reversed. */
export const calendarDays = (from: string, to: string): number =>
  differenceInCalendarDays(parseDay(to), parseDay(from));
