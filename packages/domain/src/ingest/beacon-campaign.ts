import type { CampaignType } from "../campaigns/campaign.schema.ts";
import type { RunDates } from "../campaigns/results/beacons.ts";
import { centralDayOf } from "../dates/central-time.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { nameKey } from "../wire/typed-text.ts";
import type { IngestBeacon } from "./ingest.schema.ts";

/** A campaign that promotes the item of a beacon. */
export interface CandidateCampaign extends RunDates {
  readonly id: string;
  readonly campaignType: CampaignType;
  readonly pausedOn: string | null;
  /** What a sponsored campaign is shown by. */
  readonly keywords: readonly string[];
  readonly sections: readonly string[];
}

type NamedBeacon = Pick<IngestBeacon, "createdOn" | "campaignId" | "keyword" | "sectionId">;

/** Whether a day in Central time is one of a run: nothing counts before its start (CAMP-G13). */
function isDayOfRun({ validFrom, validTill }: RunDates, day: string): boolean {
  if (validFrom === null || validTill === null) return false;
  return day >= centralDayOf(validFrom) && day <= centralDayOf(new Date(millisOf(validTill) - 1));
}

/** Whether it is shown now: a paused one is not (SPONSOR-P4). */
const isRunning = ({ validFrom, validTill, pausedOn }: CandidateCampaign, now: Moment): boolean =>
  pausedOn === null &&
  validFrom !== null &&
  validTill !== null &&
  millisOf(validFrom) <= millisOf(now) &&
  millisOf(now) < millisOf(validTill);

const isShownBy = (
  { campaignType, keywords, sections }: CandidateCampaign,
  { keyword, sectionId }: NamedBeacon,
): boolean =>
  campaignType === "sponsored" &&
  ((sectionId !== undefined && sections.includes(sectionId)) ||
    (keyword !== undefined && keywords.some((own) => nameKey(own) === nameKey(keyword))));

/** The campaign that began last; of those that began together always the same one. */
const beganLast = (campaigns: readonly CandidateCampaign[]): CandidateCampaign | undefined =>
  campaigns.toSorted(
    (a, b) => millisOf(b.validFrom ?? "") - millisOf(a.validFrom ?? "") || (a.id < b.id ? -1 : 1),
  )[0];

/**
 * The one campaign for which a beacon counts as it arrives, null for none (CAMP-G13): the one that it names; else, of those
 * that its item runs in now and that had begun on its day, the sponsored one if it names a keyword or section, else the one
 * that began last. Undefined if the named one does not promote the item, or did not run on that day.
 */
export function campaignOfBeacon(
  beacon: NamedBeacon,
  candidates: readonly CandidateCampaign[],
  now: Moment,
): string | null | undefined {
  const ofDay = candidates.filter((campaign) => isDayOfRun(campaign, beacon.createdOn));
  if (beacon.campaignId !== undefined)
    return ofDay.some(({ id }) => id === beacon.campaignId) ? beacon.campaignId : undefined;
  const running = ofDay.filter((campaign) => isRunning(campaign, now));
  const names = beacon.keyword !== undefined || beacon.sectionId !== undefined;
  const sponsored = running.filter(({ campaignType }) => campaignType === "sponsored");
  const found = names
    ? (beganLast(running.filter((campaign) => isShownBy(campaign, beacon))) ??
      beganLast(sponsored) ??
      beganLast(running))
    : beganLast(running);
  return found?.id ?? null;
}
