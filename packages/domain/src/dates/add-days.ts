import { DAY_MILLIS } from "./day-millis.ts";

/** The calendar day a number of days after another (DATE-D3). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLIS).toISOString().slice(0, 10);
}
