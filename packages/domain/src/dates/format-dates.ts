import { lightFormat } from "date-fns/lightFormat";
import { centralDayOf, inCentralTime } from "./central-time.ts";
import { isDay } from "./days.ts";
import type { Moment } from "./instants.ts";

/** A calendar day as lists print it, `YYYY/MM/DD` (DATE-D5). */
export function formatDay(day: string): string {
  return day.replaceAll("-", "/");
}

/** A moment as lists print it, in Central time: `YYYY/MM/DD hh:mm:ss A` (DATE-D5). */
export const formatCentral = (moment: Moment): string =>
  lightFormat(inCentralTime(moment), "yyyy/MM/dd hh:mm:ss a");

/** A moment within a sentence, to the minute, in Central time: `YYYY/MM/DD hh:mm A` (DATE-D19). */
export const formatMinute = (moment: Moment): string =>
  lightFormat(inCentralTime(moment), "yyyy/MM/dd hh:mm a");

/** A day or an instant as lists print it (DATE-D5). */
export const formatDate = (date: string): string =>
  isDay(date) ? formatDay(date) : formatCentral(date);

const MONTH_NAMES: readonly string[] =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The months as a sentence names them. */
export const MONTHS: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3));

/** A month `YYYY-MM` as a heading: "November 2026". */
export function monthName(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTH_NAMES[Number(number) - 1]} ${year}`;
}

/** A calendar day within a sentence or a status: "Nov 30", and "Nov 30, 2027" if that is another year than now (DATE-D11). */
export function shortDay(day: string, now: Moment): string {
  const [year = "", month, date] = day.split("-");
  const text = `${MONTHS[Number(month) - 1]} ${Number(date)}`;
  return year === centralDayOf(now).slice(0, 4) ? text : `${text}, ${year}`;
}
