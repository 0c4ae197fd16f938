import { DAY_MILLIS } from "../dates/days.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { roundHalfAway } from "../money/decimals.ts";
import { centsOf, wireOf } from "../money/cents.ts";
import type { RunDates } from "./beacons.ts";

interface Paid extends RunDates {
  /** CAD before taxes, for the whole run. */
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

/** What a campaign has spent so far: its price before taxes for the days that have begun (CAMP-G4). */
export const spentSoFar = (campaign: Paid, now: Moment): number =>
  wireOf(
    roundHalfAway(
      centsOf(campaign.campaignPrice) * BigInt(daysBegun(campaign, now)),
      BigInt(campaign.days),
    ),
  );

interface Counted {
  readonly impressions: number;
  readonly clicks: number;
}

/** Clicks for a hundred impressions, to a tenth; null if nothing was seen (CAMP-G5). */
export const clickRate = ({ impressions, clicks }: Counted): number | null =>
  impressions === 0 ? null : Math.round((clicks / impressions) * 1000) / 10;

/** What a click cost, in CAD; null if there was no click (CAMP-G5). */
export const costPerClick = (spent: number, clicks: number): number | null =>
  clicks === 0 ? null : wireOf(roundHalfAway(centsOf(spent), BigInt(clicks)));

/** At most so many items show their analytics at once, so that two can be compared (CAMP-G6). */
const MOST_OPEN = 2;

/** The items that are open once one is pressed: an open one closes, and a third closes the one that has been open longest. */
export const toggleOpen = (open: readonly string[], id: string): readonly string[] =>
  open.includes(id) ? open.filter((other) => other !== id) : [...open, id].slice(-MOST_OPEN);
