import { calendarDays } from "../../dates/days.ts";
import type { Moment } from "../../dates/instants.ts";
import { type Run, runFrom } from "../campaign-run.ts";
import type { SponsoredType } from "../../items/sponsored-fields.schema.ts";

/**
 * The run of a sponsored campaign: as many days as lie between its two dates, 24 hours each, from now (SPONSOR-R1).
 * In a branch that awaits approval there are no dates until the approval, when `runFrom` counts the days (SPONSOR-R2).
 */
export const sponsoredRun = (campaign: {
  readonly fromDate: string;
  readonly toDate: string;
  readonly now: Moment;
  readonly approved: boolean;
}): Run =>
  campaign.approved
    ? runFrom(campaign.now, calendarDays(campaign.fromDate, campaign.toDate))
    : { validFrom: null, validTill: null };

/** What a sponsored campaign is shown by; a checked one has at least one of the two (SPONSOR-T1). */
export function sponsoredTypeOf(draft: {
  readonly keywords: readonly unknown[];
  readonly sponsoredSection: readonly unknown[];
}): SponsoredType {
  if (draft.keywords.length === 0) return "section";
  return draft.sponsoredSection.length === 0 ? "keyword" : "both";
}
