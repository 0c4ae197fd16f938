import { centralDayOf } from "../../dates/central-time.ts";
import { lastDayBefore } from "../../dates/days-left.ts";
import { addDays } from "../../dates/days.ts";
import { shortDay } from "../../dates/format-dates.ts";
import { millisOf, type Moment } from "../../dates/instants.ts";
import type { RunDates } from "../../items/run-status.ts";
import { nameWithEnd } from "../campaign-name.ts";
import type { CampaignArea, CampaignFor, FlyerPlanDraft } from "../campaign.schema.ts";
import { CUSTOM_PLAN } from "./promote-offer-draft.ts";
import type { PromotionDraft } from "./promotion-draft.ts";

/** The branch a promotion is for, as far as it follows from it. */
export interface PlanBranch {
  readonly id: string;
  readonly storeName: string;
  readonly cityId: string;
}

/** Where a branch promoted last, and when that was. */
export interface EarlierArea extends Pick<FlyerPlanDraft, "cityList" | "stateList"> {
  readonly campaignArea: CampaignArea;
  readonly createdOn: string;
}

/** The area of the latest of these flyers; null if none of them has one. */
export function lastArea(
  flyers: readonly (Omit<EarlierArea, "campaignArea"> & {
    readonly campaignArea: CampaignArea | null;
  })[],
): EarlierArea | null {
  const latest = flyers.toSorted((one, other) => (one.createdOn < other.createdOn ? 1 : -1));
  for (const { campaignArea, cityList, stateList, createdOn } of latest)
    if (campaignArea !== null) return { campaignArea, cityList, stateList, createdOn };
  return null;
}

/** What is promoted, by its names. */
export interface PromotedItems {
  readonly campaignFor: CampaignFor;
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

export interface PromotionOccasion {
  readonly now: Moment;
  /** The area of the branch's last flyer; null if it had none. */
  readonly earlier: EarlierArea | null;
  /** The end of a run that is paid for already, as an ISO instant: the new days begin after it (CAMP-D7). */
  readonly coveredUntil?: string | null;
}

/** Until when the only item of a promotion is paid for, if it waits for its run to begin; null for all else. */
export function coveredUntil(items: readonly RunDates[], now: Moment): string | null {
  const [item, another] = items;
  if (item === undefined || another !== undefined || !item.validFrom || !item.validTill)
    return null;
  return millisOf(item.validFrom) > millisOf(now) ? item.validTill : null;
}

/** Says so (CAMP-D7). */
export const coveredText = (until: string, now: Moment): string =>
  `It is paid for until ${shortDay(lastDayBefore(until), now)}: the new days begin after that.`;

/** How many days a promotion has that was not chosen. */
export const DEFAULT_DAYS = 7;

/** "Winter tea, Nov 26": what is promoted and the first day. */
const defaultName = (name: string, day: string, now: Moment): string =>
  nameWithEnd(name, `, ${shortDay(day, now)}`);

const hasPlaces = ({ campaignArea, cityList, stateList }: EarlierArea): boolean =>
  campaignArea === "country" || (campaignArea === "city" ? cityList : stateList).length > 0;

/** What a promotion begins with: the area of last time or its own city, seven days from today, and a name (CAMP-D3). */
export function defaultPromotion(
  branch: PlanBranch,
  { campaignFor, ids, names }: PromotedItems,
  { now, earlier, coveredUntil = null }: PromotionOccasion,
): PromotionDraft {
  const fromDate = centralDayOf(coveredUntil ?? now);
  const area = earlier && hasPlaces(earlier) ? earlier : null;
  return {
    fromDate,
    toDate: addDays(fromDate, DEFAULT_DAYS),
    storeId: branch.id,
    campaignName: defaultName(
      ids.length === 1 ? (names[0] ?? branch.storeName) : branch.storeName,
      fromDate,
      now,
    ),
    campaignArea: area?.campaignArea ?? "city",
    campaignFor,
    offers: campaignFor === "offer" ? ids : [],
    products: campaignFor === "product" ? ids : [],
    cityList: area?.cityList ?? [branch.cityId],
    stateList: area?.stateList ?? [],
    plan: CUSTOM_PLAN,
  };
}
