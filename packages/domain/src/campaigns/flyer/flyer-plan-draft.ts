import { isPrivileged } from "../../access/actor.ts";
import type { Actor } from "../../access/logged-user.schema.ts";
import { addDays } from "../../dates/days.ts";
import type { Campaign, FlyerPlanDraft } from "../campaign.schema.ts";

/** A new flyer plan: nothing chosen but the user's own branch (CAMP-D1). */
export function emptyFlyerPlan(actor: Actor): FlyerPlanDraft {
  return {
    fromDate: "",
    toDate: "",
    storeId: isPrivileged(actor) ? "" : (actor.storeId ?? ""),
    campaignName: "",
    campaignArea: "",
    campaignFor: "",
    offers: [],
    products: [],
    cityList: [],
    stateList: [],
  };
}

/** The fields of an earlier campaign that a new plan starts from. */
export type EarlierCampaign = Pick<
  Campaign,
  | "storeId"
  | "campaignName"
  | "campaignArea"
  | "campaignFor"
  | "offers"
  | "products"
  | "cityList"
  | "stateList"
  | "days"
>;

/** A flyer plan that starts from an earlier campaign: its items, name and area, from a day on and as long as before, or without dates (CAMP-R5). */
export function renewDraft(campaign: EarlierCampaign, fromDate: string | null): FlyerPlanDraft {
  const { storeId, campaignName, campaignArea, campaignFor } = campaign;
  return {
    fromDate: fromDate ?? "",
    toDate: fromDate === null ? "" : addDays(fromDate, campaign.days),
    storeId,
    campaignName,
    campaignArea: campaignArea ?? "",
    campaignFor,
    offers: campaign.offers,
    products: campaign.products,
    cityList: campaign.cityList,
    stateList: campaign.stateList,
  };
}

/** Every id once and in one order. */
export const eachOnce = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

/**
 * A flyer plan as it is stored and priced: every id once and in one order, and only the lists that its kind and area
 * use, so that what a form still holds from an earlier choice is neither priced nor promoted (CAMP-D2).
 */
export function normalizeFlyerPlan(draft: FlyerPlanDraft): FlyerPlanDraft {
  const { campaignFor, campaignArea } = draft;
  return {
    ...draft,
    campaignName: draft.campaignName.trim(),
    offers: campaignFor === "offer" ? eachOnce(draft.offers) : [],
    products: campaignFor === "product" ? eachOnce(draft.products) : [],
    cityList: campaignArea === "city" ? eachOnce(draft.cityList) : [],
    stateList: campaignArea === "state" ? eachOnce(draft.stateList) : [],
  };
}
