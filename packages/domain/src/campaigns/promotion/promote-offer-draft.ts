import { eachOnce } from "../flyer/flyer-plan-draft.ts";
import type { MapProductsDraft, PromoteOfferDraft } from "./promotion.schema.ts";

/** The value of `plan` if the run is not one of the plans, but the days between two dates of the user's own. */
export const CUSTOM_PLAN = "custom";

/** Another plan. A listed one has its own days, so that dates typed before are dropped (PROMOTE-D3). */
export const choosePlan = (draft: PromoteOfferDraft, plan: string): PromoteOfferDraft =>
  plan === CUSTOM_PLAN ? { ...draft, plan } : { ...draft, plan, fromDate: "", toDate: "" };

/** The offers that are promoted, each once: the named one first. */
export const promotedOffers = ({
  offerId,
  moreOffers = [],
}: Pick<PromoteOfferDraft, "offerId" | "moreOffers">): readonly string[] => [
  offerId,
  ...eachOnce(moreOffers).filter((id) => id !== offerId),
];

/** A promotion as it is stored and priced: ids once and in order, and only what its area and its run use (PROMOTE-D4). */
export function normalizePromotion(draft: PromoteOfferDraft): PromoteOfferDraft {
  const { campaignArea, plan } = draft;
  const { moreOffers: _more, campaignName, ...one } = choosePlan(draft, plan);
  const [first = "", ...others] = eachOnce(promotedOffers(draft));
  const several = { moreOffers: others, campaignName: campaignName?.trim() ?? "" };
  return {
    ...one,
    offerId: first,
    cityList: campaignArea === "city" ? eachOnce(draft.cityList) : [],
    stateList: campaignArea === "state" ? eachOnce(draft.stateList) : [],
    ...(others.length > 0 ? several : {}),
  };
}

/** A mapping as it is stored and priced: every product once and in one order (MAP-D1). */
export const normalizeMapping = (draft: MapProductsDraft): MapProductsDraft => ({
  ...draft,
  products: eachOnce(draft.products),
});
