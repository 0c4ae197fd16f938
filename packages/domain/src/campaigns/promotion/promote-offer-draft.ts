import type { CampaignArea } from "../campaign.schema.ts";
import { eachOnce } from "../flyer/flyer-plan-draft.ts";
import type { MapProductsDraft, PromoteOfferDraft } from "./promotion.schema.ts";

/** The value of `plan` if the run is not one of the plans, but the days between two dates of the user's own. */
export const CUSTOM_PLAN = "custom";

/** A new Promote Offer page: nothing chosen yet (PROMOTE-D1). */
export const emptyPromotion = (offerId: string): PromoteOfferDraft => ({
  offerId,
  campaignArea: "",
  cityList: [],
  stateList: [],
  plan: "",
  fromDate: "",
  toDate: "",
});

/** Another area: its places and the plan are chosen anew, because both depend on it (PROMOTE-D2). */
export const chooseArea = (
  draft: PromoteOfferDraft,
  campaignArea: CampaignArea,
): PromoteOfferDraft => ({ ...emptyPromotion(draft.offerId), campaignArea });

/** Another plan. A listed one has its own days, so that dates typed before are dropped (PROMOTE-D3). */
export const choosePlan = (draft: PromoteOfferDraft, plan: string): PromoteOfferDraft =>
  plan === CUSTOM_PLAN ? { ...draft, plan } : { ...draft, plan, fromDate: "", toDate: "" };

/**
 * A promotion as it is stored and priced: every id once and in one order, only the list its area uses, and dates only
 * if the run is a custom one (PROMOTE-D4).
 */
export function normalizePromotion(draft: PromoteOfferDraft): PromoteOfferDraft {
  const { campaignArea, plan } = draft;
  return {
    ...choosePlan(draft, plan),
    cityList: campaignArea === "city" ? eachOnce(draft.cityList) : [],
    stateList: campaignArea === "state" ? eachOnce(draft.stateList) : [],
  };
}

/** A mapping as it is stored and priced: every product once and in one order (MAP-D1). */
export const normalizeMapping = (draft: MapProductsDraft): MapProductsDraft => ({
  ...draft,
  products: eachOnce(draft.products),
});
