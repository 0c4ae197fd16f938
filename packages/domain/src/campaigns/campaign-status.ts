import { millisOf, type Moment } from "../dates/instants.ts";
import { runStatus, type RunStatus } from "../items/run-status.ts";
import type { Flag } from "../wire/field.schema.ts";

/** Whether a campaign is over (CAMP-S1). One without dates still waits for its branch's approval: it is not. */
export function isCampaignExpired(
  campaign: { readonly validTill: string | null },
  now: Moment,
): boolean {
  return campaign.validTill !== null && millisOf(campaign.validTill) <= millisOf(now);
}

/** The dates of a campaign, since when it is paused, and whether its branch is approved, which it is if that is left out. */
export interface CampaignDates {
  readonly validFrom: string | null;
  readonly validTill: string | null;
  readonly pausedOn?: string | null;
  readonly isApprove?: Flag;
}

/** The status of a campaign with its day, by the same rule as that of an item (CAMP-S2); one may be paused (SPONSOR-P3). */
export function campaignRunStatus(
  { validFrom, validTill, pausedOn = null, isApprove = "Y" }: CampaignDates,
  now: Moment,
): RunStatus {
  const status = runStatus({ active: isApprove, validFrom, validTill, campaignId: "its own" }, now);
  return status.tag === "live" && pausedOn !== null ? { tag: "paused" } : status;
}
