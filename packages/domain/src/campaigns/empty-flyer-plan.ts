import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { FlyerPlanDraft } from "./campaign.schema.ts";

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
