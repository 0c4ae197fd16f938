import { isDay } from "./is-day.ts";
import { startOfCentralDay } from "./start-of-central-day.ts";

/** An instant from either form a date is written in: a day stands for its beginning in Central time (DATE-D2). */
export function instantOf(dayOrInstant: string): string {
  return isDay(dayOrInstant) ? startOfCentralDay(dayOrInstant) : dayOrInstant;
}
