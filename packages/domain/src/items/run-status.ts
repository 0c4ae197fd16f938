import { centralDayOf } from "../dates/central-time.ts";
import { daysLeft, lastDayBefore } from "../dates/days-left.ts";
import { shortDay } from "../dates/format-dates.ts";
import { type Moment } from "../dates/instants.ts";
import { countWords } from "../wire/count-words.ts";
import { itemStatus, type ItemDates } from "./item-status.ts";

/** What a status and its day follow from: the dates, and whether a campaign was paid for that has none yet. */
export interface RunDates extends ItemDates {
  readonly campaignId?: string | null | undefined;
}

/** The status of an item or a campaign with what comes next: until when, from when, or since when (OFFER-S5). */
export type RunStatus =
  | { readonly tag: "live"; readonly daysLeft: number }
  | { readonly tag: "starts"; readonly day: string }
  | { readonly tag: "ended"; readonly day: string }
  | { readonly tag: "paused" }
  | { readonly tag: "awaitsApproval" }
  | { readonly tag: "pending" };

/** What is pending starts by itself, waits for the approval of its branch, or is in no campaign. */
function pendingRun({ active, validFrom, validTill, campaignId }: RunDates): RunStatus {
  if (!validFrom || !validTill) return campaignId ? { tag: "awaitsApproval" } : { tag: "pending" };
  return active === "Y"
    ? { tag: "starts", day: centralDayOf(validFrom) }
    : { tag: "awaitsApproval" };
}

/** The status of an item, with its day (OFFER-S5). It is live, or over, exactly if `itemStatus` says so. */
export function runStatus(item: RunDates, now: Moment): RunStatus {
  const status = itemStatus(item, now);
  const { validTill } = item;
  if (status === "pending" || !validTill) return pendingRun(item);
  return status === "live"
    ? { tag: "live", daysLeft: daysLeft(now, validTill) }
    : { tag: "ended", day: lastDayBefore(validTill) };
}

const daysLeftText = (days: number): string => countWords(days, "day left", "days left");

/** "Live · 7 days left", "Starts Nov 26", "Ended Nov 30", "Awaits approval" or "Pending" (OFFER-S5). */
export function runStatusText(status: RunStatus, now: Moment): string {
  switch (status.tag) {
    case "live":
      return `Live · ${daysLeftText(status.daysLeft)}`;
    case "starts":
      return `Starts ${shortDay(status.day, now)}`;
    case "ended":
      return `Ended ${shortDay(status.day, now)}`;
    case "paused":
      return "Paused";
    case "awaitsApproval":
      return "Awaits approval";
    case "pending":
      return "Pending";
  }
}
