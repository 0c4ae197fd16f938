import type { PlanPrice } from "@marquee/domain/campaigns/promotion/campaign-plan";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import { promoteOfferAreaRules } from "@marquee/domain/campaigns/promotion/promote-offer-area-rules";
import { promoteOfferPlanRules } from "@marquee/domain/campaigns/promotion/promote-offer-plan-rules";
import { promotionRun } from "@marquee/domain/campaigns/campaign-run";
import { isSoldAlready, soldAlreadyText } from "@marquee/domain/campaigns/sold-item";
import { pricePromoteOffer, type CustomRun } from "@marquee/domain/payments/price-promote-offer";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { Geography } from "@marquee/domain/geography/geography.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import { readSoldItems } from "../../campaigns/sold-items.ts";
import { offerRecord } from "../../offers/queries.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { loadBranch } from "./load-branch.ts";
import { foreignPlaces, placesIn } from "./plan-places.ts";
import { findPlan, type Branch } from "./plan-queries.ts";
import type { Priced } from "./priced.ts";
import { sellPlan } from "./sell-plan.ts";

/** What a promotion is checked by. */
interface Promotion {
  readonly draft: PromoteOfferDraft;
  readonly offer: Offer;
  readonly run: Figures | null;
  readonly places: number;
  readonly geography: Geography;
}

type Figures = { readonly plan: PlanPrice } | { readonly custom: CustomRun };

/** The run that a draft has chosen: the stored plan's figures, or its own two days; null for a plan that is not sold. */
async function chosenRun(
  { tx }: RequestContext,
  { plan: id, fromDate, toDate }: PromoteOfferDraft,
): Promise<Figures | null> {
  if (id === CUSTOM_PLAN) return { custom: { from: fromDate, to: toDate } };
  const plan = await findPlan(tx, id);
  return plan ? { plan } : null;
}

/** All that is wrong with a promotion of this offer; one that is live already needs none (PAYSRV-M1). */
function checkPromotion(
  { now }: RequestContext,
  { draft, offer, run, places, geography }: Promotion,
): readonly Issue[] {
  const { active, validFrom, validTill } = offer;
  const isLive = itemStatus({ active, validFrom, validTill }, now) === "live";
  return [
    ...(isLive ? [{ rule: "PAYSRV-M1", field: "offerId", message: refusals.offerLive }] : []),
    ...ruleIssues(promoteOfferPlanRules, draft, { now }),
    ...(draft.plan !== "" && run === null
      ? [{ rule: "PAYSRV-M2", field: "plan", message: refusals.planGone }]
      : []),
    ...ruleIssues(promoteOfferAreaRules, draft, { places }),
    ...foreignPlaces(draft, geography),
  ];
}

/** A promotion of an offer that is sold already (PAYSRV-M1). */
async function checkSold(
  { tx, now }: RequestContext,
  { companyId, approved }: Branch,
  offerId: string,
  { days }: Receipt,
): Promise<Issue | null> {
  const items = await readSoldItems(tx, { companyId, campaignFor: "offer", ids: [offerId] });
  const run = promotionRun({ days, paidAt: now, approved });
  const sold = items.filter((item) => isSoldAlready(item, { run, days }, now));
  return sold.length > 0
    ? {
        rule: "PAYSRV-M1",
        field: "offerId",
        message: soldAlreadyText(sold.map(({ name }) => name)),
      }
    : null;
}

/**
 * Checks and prices the promotion of one offer by the domain (PAYSRV-M1, PAYSRV-M2). The branch is the offer's, the
 * plan's figures are the stored ones.
 */
export async function pricePromotion(
  context: RequestContext,
  draft: PromoteOfferDraft,
  code: string | null,
): Promise<Priced | Refusal> {
  const offer = await offerRecord.find(context, draft.offerId);
  const branch = offer && (await loadBranch(context, offer.storeId));
  if (!offer || !branch)
    return invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.foreignOffer }]);
  if (branch instanceof Refusal) return branch;
  const { geography, tax } = branch;
  const places = placesIn(draft, geography);
  const run = draft.plan === "" ? null : await chosenRun(context, draft);
  const issues = checkPromotion(context, { draft, offer, run, places, geography });
  if (run === null) return invalid(issues);
  const area = draft.campaignArea === "" ? {} : { area: draft.campaignArea };
  return sellPlan(context, {
    branch,
    issues,
    code,
    price: (promocode) => pricePromoteOffer({ ...run, ...area, places, promocode, tax }),
    field: "plan",
    checkSold: (receipt) => checkSold(context, branch, offer.id, receipt),
  });
}
