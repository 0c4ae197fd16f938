import { calendarDays } from "../dates/days.ts";

type Days = readonly [first: string, last: string];

const countDays = ([first, last]: Days): number => calendarDays(first, last) + 1;

/** Says from when to when a period was counted, if that is less than half of it (TRAFFIC-S6). */
export function countedDaysText(period: Days, counted: Days): string {
  const [days, all] = [countDays(counted), countDays(period)];
  if (days * 2 >= all) return "";
  const [first, last] = counted;
  return days === 1
    ? `Counted on ${first} alone, one of ${all} days.`
    : `Counted from ${first} to ${last} alone, ${days} of ${all} days.`;
}
