import { ruleIssues, type Issue } from "../../validation/rule.ts";
import { flyerPlanRules, type FlyerPlanContext } from "../flyer/flyer-plan-rules.ts";
import { promoteOfferAreaRules } from "./promote-offer-area-rules.ts";
import { promoteOfferPlanRules } from "./promote-offer-plan-rules.ts";
import { buysOwnDays, flyerOf, plannedOffer, type PromotionDraft } from "./promotion-draft.ts";

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
