import { addDays, calendarDays, isDay } from "../dates/days.ts";
import { shortDay } from "../dates/format-dates.ts";
import type { Moment } from "../dates/instants.ts";
import type { Country } from "../geography/geography.schema.ts";

const count = (size: number, one: string, many: string): string =>
  `${size} ${size === 1 ? one : many}`;

/** "1 day", "14 days". */
export const countDays = (days: number): string => count(days, "day", "days");

/** How long a campaign runs that has no dates yet, as its branch awaits approval (CAMP-R3). */
export const daysFromApproval = (days: number): string =>
  `${countDays(days)} from the approval of the branch`;

/** "7 days, last day Dec 2": the end day is not counted, so the last day is named (CAMP-R11). Null if it is no run. */
export function runDaysText(
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  now: Moment,
): string | null {
  if (!isDay(fromDate) || !isDay(toDate) || toDate <= fromDate) return null;
  const lastDay = shortDay(addDays(toDate, -1), now);
  return `${countDays(calendarDays(fromDate, toDate))}, last day ${lastDay}`;
}

/** "1 city", "8 cities". */
export const countCities = (places: number): string => count(places, "city", "cities");

/** "2 provinces" of Canada, "1 state" of another country or of none that is known (CAMP-D6). */
export const countRegions = (places: number, country?: Country): string =>
  country === "canada" ? count(places, "province", "provinces") : count(places, "state", "states");
