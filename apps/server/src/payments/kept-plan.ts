import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";

const once = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

/**
 * A plan as it is kept: every id once and in one order, and only the lists that its kind and area use, so that
 * what a form still holds from an earlier choice is neither priced nor promoted.
 */
export function keptPlan(draft: FlyerPlanDraft): FlyerPlanDraft {
  const { campaignFor, campaignArea } = draft;
  return {
    ...draft,
    campaignName: draft.campaignName.trim(),
    offers: campaignFor === "offer" ? once(draft.offers) : [],
    products: campaignFor === "product" ? once(draft.products) : [],
    cityList: campaignArea === "city" ? once(draft.cityList) : [],
    stateList: campaignArea === "state" ? once(draft.stateList) : [],
  };
}

/** A promo code as it is looked up: upper case; nothing typed is none. */
export function keptCode(code: string | null): string | null {
  const typed = code?.trim().toUpperCase() ?? "";
  return typed === "" ? null : typed;
}
