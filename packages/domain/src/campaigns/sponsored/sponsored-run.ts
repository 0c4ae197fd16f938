import { centralDayOf } from "../../dates/central-time.ts";
import { lastDayBefore } from "../../dates/days-left.ts";
import { calendarDays } from "../../dates/days.ts";
import { formatDay } from "../../dates/format-dates.ts";
import { millisOf, type Moment } from "../../dates/instants.ts";
import type { SponsoredType } from "../../items/sponsored-fields.schema.ts";
import { campaignRun, type Run } from "../campaign-run.ts";
import type { SponsoredItem } from "./sponsored-campaign-rules.ts";

interface SponsoredDates {
  readonly fromDate: string;
  readonly toDate: string;
  readonly now: Moment;
  readonly approved: boolean;
  /** When its items end that are known, as ISO instants. */
  readonly ends?: readonly string[];
}

/**
 * The run of a sponsored campaign: as many days as lie between its two dates, from its from date, or from now if that is
 * later (SPONSOR-R1). It ends with the item that ends first (SPONSOR-R4). In a branch that awaits approval there are no dates until the approval (SPONSOR-R2).
 */
export function sponsoredRun({ fromDate, toDate, now, approved, ends = [] }: SponsoredDates): Run {
  const days = calendarDays(fromDate, toDate);
  const run = campaignRun({ from: fromDate, days, paidAt: now, approved });
  return run.validFrom === null ? run : { ...run, validTill: earliest([run.validTill, ...ends]) };
}

interface ItemEnd extends Pick<SponsoredItem, "productEnds"> {
  readonly validTill?: string | null | undefined;
}

/** When items end, as far as it is known: a collection with the last of its products, too (SPONSOR-R4). */
export const endsOfItems = (items: readonly ItemEnd[]): readonly string[] =>
  items.flatMap(({ validTill, productEnds = [] }) => [
    ...(validTill ? [validTill] : []),
    ...lastOf(productEnds),
  ]);

const byTime = (one: string, other: string): number => millisOf(one) - millisOf(other);

const earliest = (instants: readonly [string, ...string[]]): string =>
  instants.toSorted(byTime)[0] ?? instants[0];

/** The latest of them; none if one never ran, as nothing is known of its end. */
const lastOf = (ends: readonly (string | null)[]): readonly string[] => {
  const dated = ends.filter((end) => end !== null);
  return dated.length === ends.length ? dated.toSorted(byTime).slice(-1) : [];
};

/** What will run, as it is stored if it is created now (SPONSOR-R3). */
export function sponsoredRunText(draft: SponsoredDates): string {
  const run = sponsoredRun(draft);
  const later = draft.fromDate > centralDayOf(draft.now);
  if (run.validFrom === null)
    return later
      ? `From the approval of the branch, or from ${formatDay(draft.fromDate)} if that is later`
      : "From the approval of the branch";
  const days = `${formatDay(centralDayOf(run.validFrom))} to ${formatDay(lastDayBefore(run.validTill))}`;
  const whole = sponsoredRun({ ...draft, ends: [] });
  const cut = run.validTill === whole.validTill ? "" : ", until its first item ends";
  return later ? `${days}${cut}` : `${days}, from the moment it is created${cut}`;
}

/** What a sponsored campaign is shown by; a checked one has at least one of the two (SPONSOR-T1). */
export function sponsoredTypeOf(draft: {
  readonly keywords: readonly unknown[];
  readonly sponsoredSection: readonly unknown[];
}): SponsoredType {
  if (draft.keywords.length === 0) return "section";
  return draft.sponsoredSection.length === 0 ? "keyword" : "both";
}
