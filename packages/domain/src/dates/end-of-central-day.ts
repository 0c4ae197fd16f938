import { addDays } from "./add-days.ts";
import { startOfCentralDay } from "./start-of-central-day.ts";

const LAST_DAY = "9999-12-31";

/** The last instant that is written with four digits of a year, in milliseconds: nothing ends after it (DATE-D8). */
export const LAST_INSTANT = Date.parse(`${LAST_DAY}T23:59:59.999Z`);

/**
 * The instant, as ISO text in UTC, at which a calendar day is over in Central time: the beginning of the next one, or,
 * for the last day there is, the last instant that is written with four digits of a year (DATE-D8).
 */
export const endOfCentralDay = (day: string): string =>
  day === LAST_DAY ? new Date(LAST_INSTANT).toISOString() : startOfCentralDay(addDays(day, 1));
