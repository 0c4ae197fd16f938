import { DAY_MILLIS } from "./day-millis.ts";

/** Days from one calendar day to another; a clock change never makes or takes one (DATE-D3). Negative when reversed. */
export function calendarDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MILLIS);
}
