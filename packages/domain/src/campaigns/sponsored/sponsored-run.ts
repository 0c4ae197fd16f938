import { centralDayOf } from "../../dates/central-time.ts";
import { calendarDays } from "../../dates/days.ts";
import { lastDayBefore } from "../../dates/days-left.ts";
import { formatDay } from "../../dates/format-dates.ts";
import type { Moment } from "../../dates/instants.ts";
import { campaignRun, type Run } from "../campaign-run.ts";
import type { SponsoredType } from "../../items/sponsored-fields.schema.ts";

interface SponsoredDates {
  readonly fromDate: string;
  readonly toDate: string;
  readonly now: Moment;
  readonly approved: boolean;
}

/**
 * The run of a sponsored campaign: as many days as lie between its two dates, from its from date, or from now if that is
 * later (SPONSOR-R1). In a branch that awaits approval there are no dates until the approval (SPONSOR-R2).
 */
export const sponsoredRun = ({ fromDate, toDate, now, approved }: SponsoredDates): Run =>
  campaignRun({ from: fromDate, days: calendarDays(fromDate, toDate), paidAt: now, approved });

/** What will run, as it is stored if it is created now (SPONSOR-R3). */
export function sponsoredRunText(draft: SponsoredDates): string {
  const run = sponsoredRun(draft);
  const later = draft.fromDate > centralDayOf(draft.now);
  if (run.validFrom === null)
    return later
      ? `From the approval of the branch, or from ${formatDay(draft.fromDate)} if that is later`
      : "From the approval of the branch";
  const days = `${formatDay(centralDayOf(run.validFrom))} to ${formatDay(lastDayBefore(run.validTill))}`;
  return later ? days : `${days}, from the moment it is created`;
}

/** What a sponsored campaign is shown by; a checked one has at least one of the two (SPONSOR-T1). */
export function sponsoredTypeOf(draft: {
  readonly keywords: readonly unknown[];
  readonly sponsoredSection: readonly unknown[];
}): SponsoredType {
  if (draft.keywords.length === 0) return "section";
  return draft.sponsoredSection.length === 0 ? "keyword" : "both";
}
