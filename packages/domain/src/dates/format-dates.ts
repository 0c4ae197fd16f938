import { lightFormat } from "date-fns/lightFormat";
import { inCentralTime } from "./central-time.ts";
import { isDay } from "./days.ts";
import type { Moment } from "./instants.ts";

/** A calendar day as lists print it, `YYYY/MM/DD` (DATE-D5). */
export function formatDay(day: string): string {
  return day.replaceAll("-", "/");
}

/** A moment as lists print it, in Central time: `YYYY/MM/DD hh:mm:ss A` (DATE-D5). */
export const formatCentral = (moment: Moment): string =>
  lightFormat(inCentralTime(moment), "yyyy/MM/dd hh:mm:ss a");

/** A day or an instant as lists print it (DATE-D5). */
export const formatDate = (date: string): string =>
  isDay(date) ? formatDay(date) : formatCentral(date);
