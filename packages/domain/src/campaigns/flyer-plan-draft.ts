import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { Campaign, FlyerPlanDraft } from "./campaign.schema.ts";

/** A new flyer plan: nothing chosen but the person's own branch (CAMP-D1). */
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

/** A flyer plan that starts from an earlier campaign: its items, name and area, with empty dates (CAMP-R5). */
export function renewDraft(
  campaign: Pick<
    Campaign,
    | "storeId"
    | "campaignName"
    | "campaignArea"
    | "campaignFor"
    | "offers"
    | "products"
    | "cityList"
    | "stateList"
  >,
): FlyerPlanDraft {
  const { storeId, campaignName, campaignArea, campaignFor } = campaign;
  return {
    fromDate: "",
    toDate: "",
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
