import type { FlyerPlanDraft } from "../campaign.schema.ts";
import { emptyFlyerPlan } from "../flyer/flyer-plan-draft.ts";
import { chosenItems } from "../item-form.ts";
import { CUSTOM_PLAN, promotedOffers } from "./promote-offer-draft.ts";
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

/** From when the days of a promotion count whose plan is set: own days may begin with a chosen one (PROMOTE-R5). */
export function daysStartText(
  draft: Pick<PromotionDraft, "plan">,
  isBranchApproved: boolean,
): string {
  if (!isBranchApproved) return "The days start when the branch is approved.";
  return buysOwnDays(draft)
    ? "The days start with the payment, or on the first day that is chosen."
    : "The days start with the payment.";
}

/** How many items a promotion is for. */
export const countPromoted = (draft: PromotionDraft): number => chosenItems(draft).length;
