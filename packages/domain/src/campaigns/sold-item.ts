import { calendarDays, isDay } from "../dates/days.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { itemStatus, type ItemDates } from "../items/item-status.ts";
import { runStatus, runStatusText, type RunDates } from "../items/run-status.ts";
import { campaignRun, type Run } from "./campaign-run.ts";

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

/** Whether an item has already what is bought for it (CAMP-R9): it is live long enough, or awaits approval with as many days. */
export function isSoldAlready(item: SoldItem, { run, days }: BoughtRun, now: Moment): boolean {
  if (itemStatus(item, millisOf(now) + CLOCK_TOLERANCE) === "live") return true;
  return run.validFrom === null
    ? item.waitingDays !== null && item.waitingDays >= days
    : gainedBy(item, run, now) < NOTHING;
}

/** "“Mug”", "“Mug” and “Vase”", "“Mug”, “Vase” and 3 more". */
export function namesText(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  if (quoted.length < 3) return quoted.join(" and ");
  return `${quoted.slice(0, 2).join(", ")} and ${quoted.length - 2} more`;
}

/** Why these items cannot be bought for the days of a plan again: the message names them (PAYSRV-C2). */
export const soldAlreadyText = (names: readonly string[]): string =>
  names.length === 1
    ? `${namesText(names)} is paid for already: it is promoted on all of these days.`
    : `${namesText(names)} are paid for already: they are promoted on all of these days.`;

/** Why these items cannot be promoted now (PAYSRV-C2). */
export const liveAlreadyText = (names: readonly string[]): string =>
  names.length === 1
    ? `${namesText(names)} is live already, so it can not be promoted now.`
    : `${namesText(names)} are live already, so they can not be promoted now.`;

/** A plan that is not priced yet, as far as it decides whether an item would gain by it. */
export interface PlannedRun {
  readonly fromDate: string;
  readonly toDate: string;
}

/**
 * Why an item cannot be chosen for the days of a plan: a run that covers them is paid for (CAMP-R12). Nothing is refused
 * while the days are missing, nor for an item that waits for the approval of its branch, whose days only the server has.
 */
export function refuseSoldItem(
  item: RunDates,
  { fromDate, toDate }: PlannedRun,
  { now, approved }: { readonly now: Moment; readonly approved: boolean },
): string | undefined {
  if (!isDay(fromDate) || !isDay(toDate) || toDate <= fromDate) return undefined;
  const days = calendarDays(fromDate, toDate);
  const run = campaignRun({ from: fromDate, days, paidAt: now, approved });
  return isSoldAlready({ ...item, waitingDays: null }, { run, days }, now)
    ? `Paid for already on these days: ${runStatusText(runStatus(item, now), now)}`
    : undefined;
}
