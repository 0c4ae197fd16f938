import { isApproved } from "@marquee/domain/approval/store-approval";
import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import {
  coveredText,
  coveredUntil,
  defaultPromotion,
  type EarlierArea,
} from "@marquee/domain/campaigns/promotion/default-promotion";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type { PromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import type { CampaignPlan } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { pickTicked } from "@marquee/domain/campaigns/ticked-items";
import { likelyPlan, priceChoices } from "@marquee/domain/payments/promotion-prices";
import type { Store } from "@marquee/domain/stores/store.schema";
import { now } from "@marquee/ui/browser/now.ts";
import type { PromotedRow } from "./promotion-start.ts";

export interface PromotionOffer {
  readonly campaignFor: CampaignFor;
  readonly items: readonly PromotedRow[];
  readonly branch: Store;
  readonly plans: readonly CampaignPlan[];
  readonly earlier: EarlierArea | null;
}

export interface FilledPromotion {
  readonly draft: PromotionDraft;
  readonly leftOut: readonly string[];
  readonly names: readonly string[];
}

/** What a promotion of these rows opens with: all that can be promoted of the branch, with what is likely filled in. */
export function openPromotion(offer: PromotionOffer): FilledPromotion {
  const { campaignFor, items, branch, plans, earlier } = offer;
  const until = coveredUntil(items, now());
  const occasion = { now: now(), earlier, coveredUntil: until };
  const fill = (ids: readonly string[], names: readonly string[]) =>
    defaultPromotion(branch, { campaignFor, ids, names }, occasion);
  const context = { now: occasion.now, approved: isApproved(branch) };
  const { ids, leftOut } = pickTicked(items, fill([], []), context);
  const taken = new Set(ids);
  const names = items.filter(({ id }) => taken.has(id)).map(({ name }) => name);
  const draft = fill(ids, names);
  // a plan begins with the payment: days that an item has paid for already would be paid for twice
  const plan = until === null ? likelyPlan(priceChoices(draft, { plans, places: 1 })) : CUSTOM_PLAN;
  return {
    draft: { ...draft, plan },
    leftOut: until === null ? leftOut : [...leftOut, coveredText(until, occasion.now)],
    names,
  };
}
