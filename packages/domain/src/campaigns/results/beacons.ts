import { centralDayOf } from "../../dates/central-time.ts";
import { addDays } from "../../dates/days.ts";
import { millisOf, type Moment } from "../../dates/instants.ts";
import type { DateRangeDraft } from "../../reports/date-range.ts";
import type { Beacon } from "../promotion/promotion.schema.ts";

/** When a campaign runs; null while it waits for the approval of its branch. */
export interface RunDates {
  readonly validFrom: string | null;
  readonly validTill: string | null;
}

/** The days a campaign's results are counted of by default: its run, up to today (CAMP-G1). Null before it has begun. */
export function daysToCount(
  { validFrom, validTill }: RunDates,
  now: Moment,
): DateRangeDraft | null {
  if (validFrom === null || validTill === null || millisOf(validFrom) > millisOf(now)) return null;
  // A run that ends when a day begins includes nothing of that day.
  const end = Math.min(millisOf(validTill) - 1, millisOf(now));
  // A run that was ended before it began has no day.
  if (end < millisOf(validFrom)) return null;
  return { fromDate: centralDayOf(validFrom), toDate: centralDayOf(new Date(end)) };
}

export type BeaconCount = Exclude<keyof Beacon, "createdOn">;

const NOTHING = { impressions: 0, clicks: 0, buyNowClicks: 0, snips: 0 } as const;

/** Every day between two, both included; a day without counts has zeros (CAMP-G2). */
export function dailyBeacons(
  beacons: readonly Beacon[],
  { fromDate, toDate }: DateRangeDraft,
): readonly Beacon[] {
  const known = new Map(beacons.map((beacon) => [beacon.createdOn, beacon]));
  const days: Beacon[] = [];
  for (let day = fromDate; day <= toDate; day = addDays(day, 1))
    days.push(known.get(day) ?? { createdOn: day, ...NOTHING });
  return days;
}

/** What was counted on all of these days together. */
export const sumOfBeacons = (
  beacons: readonly Omit<Beacon, "createdOn">[],
  count: BeaconCount,
): number => beacons.reduce((sum, beacon) => sum + beacon[count], 0);
