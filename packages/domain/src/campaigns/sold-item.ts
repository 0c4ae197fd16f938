import { millisOf, type Moment } from "../dates/instants.ts";
import { itemStatus, type ItemDates } from "../items/item-status.ts";
import type { Run } from "./campaign-run.ts";

/** An offer or product that a run is bought for, as far as it matters what it has already. */
export interface SoldItem extends ItemDates {
  /** The days of its campaign while that waits for the approval of its branch; null if none waits. */
  readonly waitingDays: number | null;
}

/** What is bought: dates, or days that start with the approval of the branch. */
export interface BoughtRun {
  readonly run: Run;
  readonly days: number;
}

/** The clocks of two servers differ by seconds: a run that begins that soon has begun. */
const CLOCK_TOLERANCE = 60_000;
/** Runs are sold by days: what an earlier run leaves over of them, below this, is nothing. */
const NOTHING = 3_600_000;

/** How much longer an item would run, in milliseconds, than it does by the dates it has. */
function gainedBy(item: ItemDates, run: Run, now: Moment): number {
  if (run.validFrom === null) return 0;
  const [from, till] = [millisOf(run.validFrom), millisOf(run.validTill)];
  const { validFrom, validTill } = item;
  if (!validFrom || !validTill || millisOf(validTill) <= millisOf(now)) return till - from;
  return (
    Math.max(0, Math.min(till, millisOf(validFrom)) - from) +
    Math.max(0, till - Math.max(from, millisOf(validTill)))
  );
}

/**
 * Whether an item has already what is bought for it (CAMP-R9): it is live, its run covers all the days that are
 * bought, or it waits for the approval of its branch with as many.
 */
export function isSoldAlready(item: SoldItem, { run, days }: BoughtRun, now: Moment): boolean {
  if (itemStatus(item, millisOf(now) + CLOCK_TOLERANCE) === "live") return true;
  return run.validFrom === null
    ? item.waitingDays !== null && item.waitingDays >= days
    : gainedBy(item, run, now) < NOTHING;
}
