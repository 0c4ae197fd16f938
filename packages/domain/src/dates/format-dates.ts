import { centralParts } from "./central-time.ts";
import { millisOf, type Moment } from "./instants.ts";
import { isDay } from "./days.ts";

/** A calendar day as lists print it, `YYYY/MM/DD` (DATE-D5). */
export function formatDay(day: string): string {
  return day.replaceAll("-", "/");
}

/** A moment as lists print it, in Central time: `YYYY/MM/DD hh:mm:ss A` (DATE-D5). */
export function formatCentral(moment: Moment): string {
  const { year, month, day, hour, minute, second } = centralParts(millisOf(moment));
  const hours = Number(hour);
  const twelve = String(hours % 12 || 12).padStart(2, "0");
  return `${year}/${month}/${day} ${twelve}:${minute}:${second} ${hours < 12 ? "AM" : "PM"}`;
}

/** A day or an instant as people read it (DATE-D5). */
export const formatDate = (date: string): string =>
  isDay(date) ? formatDay(date) : formatCentral(date);
