import { can } from "@marquee/domain/access/can";
import type { PlanPrice } from "@marquee/domain/campaigns/campaign-plan";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promote-offer-draft";
import { promoteOfferAreaRules } from "@marquee/domain/campaigns/promote-offer-area-rules";
import { promoteOfferPlanRules } from "@marquee/domain/campaigns/promote-offer-plan-rules";
import { promotionRun } from "@marquee/domain/campaigns/campaign-run";
import { isSoldAlready } from "@marquee/domain/campaigns/sold-item";
import { pricePromoteOffer, type CustomRun } from "@marquee/domain/payments/price-promote-offer";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import { forbidden, invalid, Refusal } from "../../platform/refusal/refusal.ts";
import { readSoldItems } from "../../campaigns/sold-items.ts";
import { offerRecord } from "../../offers/queries.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import { chargeable } from "./chargeable.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { foreignPlaces, placesIn } from "./plan-places.ts";
import { findBranch, findPlan, geographyOf, type Branch } from "./plan-queries.ts";
import type { Priced } from "./priced.ts";
import { namedPromocode } from "./promocodes.ts";

type Figures = { readonly plan: PlanPrice } | { readonly custom: CustomRun };

/** The run that a draft has chosen: the stored plan's figures, or its own two days; null for a plan that is not sold. */
async function chosenRun(
  { tx }: Work,
  { plan: id, fromDate, toDate }: PromoteOfferDraft,
): Promise<Figures | null> {
  if (id === CUSTOM_PLAN) return { custom: { from: fromDate, to: toDate } };
  const plan = await findPlan(tx, id);
  return plan ? { plan } : null;
}

/** An offer that is live already needs no promotion (PAYSRV-M1). */
const refuseOffer = ({ active, validFrom, validTill }: Offer, now: Date): readonly Issue[] =>
  itemStatus({ active, validFrom, validTill }, now) === "live"
    ? [{ rule: "PAYSRV-M1", field: "offerId", message: refusals.offerLive }]
    : [];

/** Refuses a promotion of an offer that is sold already (PAYSRV-M1). Checked again when it was paid (PAYSRV-F7). */
async function refuseSold(
  { tx, now }: Work,
  { companyId, approved }: Branch,
  offerId: string,
  { days }: Receipt,
): Promise<Refusal | null> {
  const items = await readSoldItems(tx, { companyId, campaignFor: "offer", ids: [offerId] });
  const run = promotionRun({ days, paidAt: now, approved });
  if (!items.every((item) => isSoldAlready(item, { run, days }, now))) return null;
  return invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.soldAlready }]);
}

/**
 * Checks and prices the promotion of one offer by the domain (PAYSRV-M1, PAYSRV-M2). The branch is the offer's, the
 * plan's figures are the stored ones.
 */
export async function pricePromotion(
  work: Work,
  draft: PromoteOfferDraft,
  code: string | null,
): Promise<Priced | Refusal> {
  const { tx, now, user } = work;
  const offer = await offerRecord.find(work, draft.offerId);
  const branch = offer && (await findBranch(work, offer.storeId));
  if (!offer || !branch)
    return invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.foreignOffer }]);
  const { companyId, id: storeId, tax } = branch;
  const answer = can(user, "campaigns.create", { companyId, storeId });
  if (!answer.allowed) return forbidden(answer.reason);
  const geography = await geographyOf(tx, branch.countryId);
  const places = placesIn(draft, geography);
  const run = draft.plan === "" ? null : await chosenRun(work, draft);
  const issues = [
    ...refuseOffer(offer, now),
    ...brokenRules(promoteOfferPlanRules, draft, { now }),
    ...(draft.plan !== "" && run === null
      ? [{ rule: "PAYSRV-M2", field: "plan", message: refusals.planGone }]
      : []),
    ...brokenRules(promoteOfferAreaRules, draft, { places }),
    ...foreignPlaces(draft, geography),
  ];
  if (issues.length > 0 || run === null) return invalid(issues);
  const promocode = await namedPromocode(tx, code, now);
  if (promocode instanceof Refusal) return promocode;
  const area = draft.campaignArea === "" ? {} : { area: draft.campaignArea };
  const priced = pricePromoteOffer({ ...run, ...area, places, promocode, tax });
  const receipt = chargeable(priced, "plan");
  if (receipt instanceof Refusal) return receipt;
  return (await refuseSold(work, branch, offer.id, receipt)) ?? { companyId, storeId, receipt };
}
