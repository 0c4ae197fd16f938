import { addDays } from "../dates/days.ts";
import type { DateRangeDraft } from "../dates/date-range.ts";
import type { Beacon } from "./promotion.schema.ts";

export type BeaconCount = Exclude<keyof Beacon, "createdOn">;

const NOTHING = { impressions: 0, clicks: 0, buyNowClicks: 0, snips: 0 } as const;

/** Every day between two, both included; where nothing was counted a day stands with nothing (CAMP-G2). */
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
export const sumOfBeacons = (beacons: readonly Beacon[], count: BeaconCount): number =>
  beacons.reduce((sum, beacon) => sum + beacon[count], 0);
