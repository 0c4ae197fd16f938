import { ruleIssues, type Issue } from "../../validation/rule.ts";
import type { FlyerPlanDraft } from "../campaign.schema.ts";
import { emptyFlyerPlan } from "../flyer/flyer-plan-draft.ts";
import { flyerPlanRules, type FlyerPlanContext } from "../flyer/flyer-plan-rules.ts";
import { chosenItems } from "../item-form.ts";
import { CUSTOM_PLAN, promotedOffers } from "./promote-offer-draft.ts";
import { promoteOfferAreaRules } from "./promote-offer-area-rules.ts";
import { promoteOfferPlanRules } from "./promote-offer-plan-rules.ts";
import type { PromoteOfferDraft } from "./promotion.schema.ts";

/** The plan of a flyer for these items, and how its days are bought: `plan` is a plan's id, or `custom` (PROMOTION-1). */
export type PromotionDraft = FlyerPlanDraft & { readonly plan: string };

/** A promotion in which nothing is chosen, whose fields a stored one has to have. */
export const emptyPromotionDraft: PromotionDraft = { ...emptyFlyerPlan({}), plan: "" };

const areaOf = ({
  campaignArea,
  cityList,
  stateList,
}: Pick<PromotionDraft, "campaignArea" | "cityList" | "stateList">) => ({
  campaignArea,
  cityList,
  stateList,
});

/** The plan of a flyer, as which own days are bought. */
export const flyerOf = ({ plan: _plan, ...flyer }: PromotionDraft): FlyerPlanDraft => flyer;

/** The promotion by a listed plan; it has days of its own. */
export function plannedOffer(draft: PromotionDraft): PromoteOfferDraft {
  const [offerId = "", ...moreOffers] = draft.offers;
  const { plan, campaignName } = draft;
  const one = { offerId, ...areaOf(draft), plan, fromDate: "", toDate: "" };
  return moreOffers.length === 0 ? one : { ...one, moreOffers, campaignName };
}

/** The form of a stored promotion, to go on with it; its branch is that of its offers. */
export const promotionOf = (draft: PromoteOfferDraft): PromotionDraft => ({
  ...emptyPromotionDraft,
  ...areaOf(draft),
  campaignFor: "offer",
  offers: promotedOffers(draft),
  campaignName: draft.campaignName ?? "",
  plan: draft.plan,
  fromDate: draft.fromDate,
  toDate: draft.toDate,
});

/** Whether days of one's own are bought, as a flyer, and not a listed plan. */
export const buysOwnDays = ({ plan }: Pick<PromotionDraft, "plan">): boolean =>
  plan === CUSTOM_PLAN;

/** All that is wrong with a promotion: by the rules of a flyer for own days, by those of a promoted offer for a plan (PROMOTION-1). */
export function promotionIssues(
  draft: PromotionDraft,
  context: FlyerPlanContext,
): readonly Issue[] {
  if (buysOwnDays(draft)) return ruleIssues(flyerPlanRules, flyerOf(draft), context);
  return [
    ...ruleIssues(promoteOfferPlanRules, plannedOffer(draft), context),
    ...ruleIssues(promoteOfferAreaRules, draft, context),
    ...ruleIssues(
      flyerPlanRules.filter(({ field }) => field === "offers"),
      draft,
      context,
    ),
  ];
}

/** How many items a promotion is for. */
export const countPromoted = (draft: PromotionDraft): number => chosenItems(draft).length;
