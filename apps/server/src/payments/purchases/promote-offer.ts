import { promotionRun } from "@marquee/domain/campaigns/campaign-run";
import type { PlanPrice } from "@marquee/domain/campaigns/promotion/campaign-plan";
import { promoteOfferAreaRules } from "@marquee/domain/campaigns/promotion/promote-offer-area-rules";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import { promoteOfferPlanRules } from "@marquee/domain/campaigns/promotion/promote-offer-plan-rules";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { isSoldAlready } from "@marquee/domain/campaigns/sold-item";
import { itemStatus } from "@marquee/domain/items/item-status";
import { pricePromoteOffer, type CustomRun } from "@marquee/domain/payments/price-promote-offer";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { offerRecord } from "../../offers/queries.ts";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { definePurchase } from "./define-purchase.ts";
import { loadBranch } from "./load-branch.ts";
import { campaignPlaces, foreignPlaces, placesIn } from "./plan-places.ts";
import { findPlan } from "./plan-queries.ts";

type Figures = { readonly plan: PlanPrice } | { readonly custom: CustomRun };

/** What a draft has chosen: the stored plan's figures, or its own two days; null for a plan that is not sold. */
async function chosenFigures(
  { tx }: RequestContext,
  { plan: id, fromDate, toDate }: PromoteOfferDraft,
): Promise<Figures | null> {
  if (id === CUSTOM_PLAN) return { custom: { from: fromDate, to: toDate } };
  const plan = id === "" ? undefined : await findPlan(tx, id);
  return plan ? { plan } : null;
}

/** The promotion of one offer: the branch is the offer's, the plan's figures are the stored ones (PAYSRV-M1, PAYSRV-M2). */
export const promoteOffer = definePurchase({
  load: async (context, draft: PromoteOfferDraft) => {
    const offer = await offerRecord.find(context, draft.offerId);
    const branch = offer && (await loadBranch(context, offer.storeId));
    if (!offer || !branch)
      return invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.foreignOffer }]);
    if (branch instanceof Refusal) return branch;
    const places = placesIn(draft, branch.geography);
    return { branch, offer, places, figures: await chosenFigures(context, draft) };
  },
  // An offer that is live already needs no promotion (PAYSRV-M1).
  issues: ({ now }, { branch, offer, places, figures }, draft) => {
    const { active, validFrom, validTill } = offer;
    const isLive = itemStatus({ active, validFrom, validTill }, now) === "live";
    return [
      ...(isLive ? [{ rule: "PAYSRV-M1", field: "offerId", message: refusals.offerLive }] : []),
      ...ruleIssues(promoteOfferPlanRules, draft, { now }),
      ...(draft.plan !== "" && figures === null
        ? [{ rule: "PAYSRV-M2", field: "plan", message: refusals.planGone }]
        : []),
      ...ruleIssues(promoteOfferAreaRules, draft, { places }),
      ...foreignPlaces(draft, branch.geography),
    ];
  },
  price: ({ branch, places, figures }, { campaignArea, plan }, { promocode }) => {
    if (figures === null) throw new Error(`the plan "${plan}" was not refused`);
    const area = campaignArea === "" ? {} : { area: campaignArea };
    return pricePromoteOffer({ ...figures, ...area, places, promocode, tax: branch.tax });
  },
  priceField: "plan",
  items: ({ offerId }) => ({
    campaignFor: "offer",
    ids: [offerId],
    rule: "PAYSRV-M1",
    field: "offerId",
  }),
  sold: (_tx, items, bought) => {
    const run = { run: promotionRun(bought), days: bought.days };
    return items.filter((item) => isSoldAlready(item, run, bought.paidAt));
  },
  soldReason: "soldAlready",
  // Its campaign has the offer's own name (PAYSRV-M5).
  fulfil: (_tx, bought, [offer]) =>
    offer === undefined
      ? "itemsGone"
      : {
          campaignName: offer.name,
          ...campaignPlaces(bought.draft),
          run: promotionRun(bought),
        },
});
