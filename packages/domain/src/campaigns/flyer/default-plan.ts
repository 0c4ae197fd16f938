import { centralDayOf } from "../../dates/central-time.ts";
import { addDays } from "../../dates/days.ts";
import { shortDay } from "../../dates/format-dates.ts";
import type { Moment } from "../../dates/instants.ts";
import type { CampaignFor, FlyerPlanDraft } from "../campaign.schema.ts";

/** The branch a plan is for, as far as a plan follows from it. */
export interface PlanBranch {
  readonly id: string;
  readonly storeName: string;
  readonly cityId: string;
}

/** How many days a plan has that was not chosen. */
export const DEFAULT_DAYS = 7;

const LONGEST_NAME = 120;

/** "Plateau, Nov 26": the branch and the first day, within what a name may have. */
function defaultName(storeName: string, day: string, now: Moment): string {
  const end = `, ${shortDay(day, now)}`;
  return storeName.slice(0, LONGEST_NAME - end.length).replace(/\p{Surrogate}$/u, "") + end;
}

/** What a plan for items that were ticked in a list begins with: the branch's own city, seven days from tomorrow (CAMP-D3). */
export function defaultPlan(
  branch: PlanBranch,
  {
    campaignFor,
    ids,
    now,
  }: { readonly campaignFor: CampaignFor; readonly ids: readonly string[]; readonly now: Moment },
): FlyerPlanDraft {
  const fromDate = addDays(centralDayOf(now), 1);
  return {
    fromDate,
    toDate: addDays(fromDate, DEFAULT_DAYS),
    storeId: branch.id,
    campaignName: defaultName(branch.storeName, fromDate, now),
    campaignArea: "city",
    campaignFor,
    offers: campaignFor === "offer" ? ids : [],
    products: campaignFor === "product" ? ids : [],
    cityList: [branch.cityId],
    stateList: [],
  };
}
