import { promotionRun } from "@marquee/domain/campaigns/campaign-run";
import type { PlanPrice } from "@marquee/domain/campaigns/promotion/campaign-plan";
import { promoteOfferAreaRules } from "@marquee/domain/campaigns/promotion/promote-offer-area-rules";
import {
  CUSTOM_PLAN,
  promotedOffers,
} from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import { promoteOfferPlanRules } from "@marquee/domain/campaigns/promotion/promote-offer-plan-rules";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { isSoldAlready, liveAlreadyText, namesText } from "@marquee/domain/campaigns/sold-item";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { pricePromoteOffer, type CustomRun } from "@marquee/domain/payments/price-promote-offer";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
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

/** The offers of a draft, all of one branch; refused if one of them is foreign or there is none. */
async function loadOffers(context: RequestContext, draft: PromoteOfferDraft) {
  const ids = promotedOffers(draft);
  const found = await Promise.all(ids.map((id) => offerRecord.find(context, id)));
  const offers = found.filter((offer) => offer !== undefined && offer !== null);
  const [first] = offers;
  return first &&
    offers.length === ids.length &&
    offers.every((offer) => offer.storeId === first.storeId)
    ? { offers, storeId: first.storeId }
    : null;
}

const foreign = () =>
  invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.foreignOffer }]);

/** Offers that are live need no promotion: one is refused as such, of several those are named (PAYSRV-M1). */
function liveOffers(offers: readonly Offer[], now: Date): readonly Issue[] {
  const live = offers.filter((offer) => itemStatus(offer, now) === "live");
  if (live.length === 0) return [];
  const message =
    offers.length === 1 ? refusals.offerLive : liveAlreadyText(live.map(({ heading }) => heading));
  return [{ rule: "PAYSRV-M1", field: "offerId", message }];
}

/** The promotion of offers: the branch is theirs, the plan's figures are the stored ones (PAYSRV-M1, PAYSRV-M2). */
export const promoteOffer = definePurchase({
  load: async (context, draft: PromoteOfferDraft) => {
    const loaded = await loadOffers(context, draft);
    const branch = loaded && (await loadBranch(context, loaded.storeId));
    if (!loaded || !branch) return foreign();
    if (branch instanceof Refusal) return branch;
    const places = placesIn(draft, branch.geography);
    const { offers } = loaded;
    return { branch, offers, places, figures: await chosenFigures(context, draft) };
  },
  issues: ({ now }, { branch, offers, places, figures }, draft) => [
    ...liveOffers(offers, now),
    ...ruleIssues(promoteOfferPlanRules, draft, { now }),
    ...(draft.plan !== "" && figures === null
      ? [{ rule: "PAYSRV-M2", field: "plan", message: refusals.planGone }]
      : []),
    ...ruleIssues(promoteOfferAreaRules, draft, { places }),
    ...foreignPlaces(draft, branch.geography),
  ],
  price: ({ branch, offers, places, figures }, { campaignArea, plan }, { promocode }) => {
    if (figures === null) throw new Error(`the plan "${plan}" was not refused`);
    const area = campaignArea === "" ? {} : { area: campaignArea };
    const items = offers.length;
    return pricePromoteOffer({ ...figures, ...area, items, places, promocode, tax: branch.tax });
  },
  priceField: "plan",
  items: (draft) => ({
    campaignFor: "offer",
    ids: promotedOffers(draft),
    rule: "PAYSRV-M1",
    field: "offerId",
  }),
  sold: (_tx, items, bought) => {
    const run = { run: promotionRun(bought), days: bought.days };
    return items.filter((item) => isSoldAlready(item, run, bought.paidAt));
  },
  soldReason: "soldAlready",
  // The campaign of one offer has its name (PAYSRV-M5).
  fulfil: (_tx, bought, [offer, ...others]) =>
    offer === undefined
      ? "itemsGone"
      : {
          campaignName:
            others.length === 0
              ? offer.name
              : bought.draft.campaignName ||
                namesText([offer.name, ...others.map(({ name }) => name)]),
          ...campaignPlaces(bought.draft),
          run: promotionRun(bought),
        },
});
