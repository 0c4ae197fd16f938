import { addDays } from "../../dates/days.ts";
import { shortDay } from "../../dates/format-dates.ts";
import type { Moment } from "../../dates/instants.ts";
import type { DateRangeDraft } from "../../reports/date-range.ts";
import { countWords } from "../../wire/count-words.ts";
import type { DayClicks } from "../campaign.schema.ts";

/** The most days that the small chart of an item has (CAMP-G12). */
const ITEM_CHART_DAYS = 30;

/** The days of the small chart of an item: the last of those that are counted (CAMP-G12). */
export function itemChartRange({ fromDate, toDate }: DateRangeDraft): DateRangeDraft {
  const first = addDays(toDate, 1 - ITEM_CHART_DAYS);
  return { fromDate: fromDate > first ? fromDate : first, toDate };
}

/** The clicks of an item on each day of its chart, zeros included; none if nothing was clicked or on one day (CAMP-G12). */
export function itemChartDays(
  counted: readonly DayClicks[],
  range: DateRangeDraft,
): readonly DayClicks[] {
  const { fromDate, toDate } = itemChartRange(range);
  const known = new Map(counted.map(({ createdOn, clicks }) => [createdOn, clicks]));
  const days: DayClicks[] = [];
  for (let day = fromDate; day <= toDate; day = addDays(day, 1))
    days.push({ createdOn: day, clicks: known.get(day) ?? 0 });
  return days.length > 1 && days.some(({ clicks }) => clicks > 0) ? days : [];
}

const clicksText = (clicks: number): string => countWords(clicks, "click");

/** What the small chart of an item shows, in words: "Feb 27 to Mar 2: 43 clicks, most on Mar 1 with 20" (CAMP-G12). */
export function itemChartText(days: readonly DayClicks[], now: Moment): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const most = days.reduce((best, day) => (day.clicks > best.clicks ? day : best), first);
  const sum = days.reduce((clicks, day) => clicks + day.clicks, 0);
  return `${shortDay(first.createdOn, now)} to ${shortDay(last.createdOn, now)}: ${clicksText(sum)}, most on ${shortDay(most.createdOn, now)} with ${most.clicks}`;
}
