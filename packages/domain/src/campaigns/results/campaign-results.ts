import { centralDayOf } from "../../dates/central-time.ts";
import { addDays, calendarDays, DAY_MILLIS } from "../../dates/days.ts";
import { millisOf, type Moment } from "../../dates/instants.ts";
import { centsOf, toAmount, type Cents } from "../../money/cents.ts";
import { roundHalfAway } from "../../money/decimals.ts";
import { type DateRangeDraft, daysBefore } from "../../reports/date-range.ts";
import type { RunDates } from "./beacons.ts";

interface Paid extends RunDates {
  /** What was paid for the whole run, in CAD with taxes. */
  readonly campaignPrice: number;
  readonly days: number;
}

/** How many of its days a campaign has begun. */
function daysBegun({ validFrom, validTill, days }: Paid, now: Moment): number {
  if (validFrom === null || validTill === null) return 0;
  if (millisOf(validTill) <= millisOf(now)) return days;
  const begun = Math.ceil((millisOf(now) - millisOf(validFrom)) / DAY_MILLIS);
  return Math.max(0, Math.min(days, begun));
}

/** What a number of its days cost, in cents. */
const spentPrice = ({ campaignPrice, days }: Paid, begun: number): Cents =>
  roundHalfAway(centsOf(campaignPrice) * BigInt(begun), BigInt(days));

/** What a campaign has spent so far: what was paid, for the days that have begun (CAMP-G4). */
export const spentSoFar = (campaign: Paid, now: Moment): number =>
  toAmount(spentPrice(campaign, daysBegun(campaign, now)));

/** What a campaign has spent on some days, both counted in: a run that is cut into parts adds up to all of it (CAMP-G8). */
export function spentBetween(
  campaign: Paid,
  { fromDate, toDate }: DateRangeDraft,
  now: Moment,
): number {
  if (campaign.validFrom === null) return 0;
  const firstDay = centralDayOf(campaign.validFrom);
  const begun = daysBegun(campaign, now);
  const before = (day: string) =>
    spentPrice(campaign, Math.max(0, Math.min(begun, calendarDays(firstDay, day))));
  return toAmount(before(addDays(toDate, 1)) - before(fromDate));
}

/** The days before some days of a run that they can be compared with: none before it began (CAMP-G9). Null if there are none. */
export function comparableDays(
  { validFrom }: RunDates,
  range: DateRangeDraft,
): DateRangeDraft | null {
  return daysSince(daysBefore(range), validFrom);
}

/** The days of a range since something began; null if it had not begun by its last day (CAMP-G14). */
export function daysSince(
  { fromDate, toDate }: DateRangeDraft,
  begunOn: string | null,
): DateRangeDraft | null {
  if (begunOn === null) return null;
  const first = centralDayOf(begunOn);
  return toDate < first ? null : { fromDate: fromDate < first ? first : fromDate, toDate };
}

/** By how many percent a figure is above the one before it; null if there was nothing before (CAMP-G9). */
export const changeInPercent = (figure: number, before: number): number | null =>
  before === 0 ? null : Math.round((figure / before - 1) * 100);

/**
 * What one of the items of a campaign was paid with, in CAD; its budget a day if it is sponsored (CAMP-G10). The parts add up
 * to what was paid: the cents left over go to the first items.
 */
export function budgetOfItem(
  { campaignPrice, items }: { readonly campaignPrice: number; readonly items: readonly string[] },
  { id, budget }: { readonly id: string; readonly budget: number | null },
): number {
  if (budget !== null) return budget;
  const price = centsOf(campaignPrice);
  const count = BigInt(Math.max(1, items.length));
  const position = items.indexOf(id);
  const hasCentMore = position >= 0 && BigInt(position) < price % count;
  return toAmount(price / count + (hasCentMore ? 1n : 0n));
}

interface Counted {
  readonly impressions: number;
  readonly clicks: number;
}

/** What part of a whole is, in percent to a tenth; null of nothing. */
export const sharePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Clicks for a hundred impressions, to a tenth; null if nothing was seen (CAMP-G5). */
export const clickRate = ({ impressions, clicks }: Counted): number | null =>
  sharePercent(clicks, impressions);

/** What a click cost, in CAD; null if there was no click (CAMP-G5). */
export const costPerClick = (spent: number, clicks: number): number | null =>
  clicks === 0 ? null : toAmount(roundHalfAway(centsOf(spent), BigInt(clicks)));

/** The most items that show their analytics at once: two, which can be compared (CAMP-G6). */
const MOST_OPEN = 2;

/** The items that are open once one is pressed: an open one closes, and a third closes the one that has been open longest. */
export const toggleOpen = (open: readonly string[], id: string): readonly string[] =>
  open.includes(id) ? open.filter((other) => other !== id) : [...open, id].slice(-MOST_OPEN);
