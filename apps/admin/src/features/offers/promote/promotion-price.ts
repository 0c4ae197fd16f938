import {
  pricePromoteOffer,
  takesPromocode,
  type Promotion,
} from "@marquee/domain/payments/price-promote-offer";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type {
  CampaignPlan,
  PromoteOfferDraft,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
import { isDay } from "@marquee/domain/dates/days";
import type { Promocode, Receipt } from "@marquee/domain/payments/receipt.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { countAreaPlaces } from "../../area/count-area-places.ts";
import type { GeographyIndex } from "../../geography/geography-index.ts";

export interface PromotionChoice {
  readonly draft: PromoteOfferDraft;
  /** The plans that are sold now. */
  readonly plans: readonly CampaignPlan[];
  readonly branch: Pick<Store, "countryId" | "stateId"> | undefined;
  readonly geography: GeographyIndex;
  /** The promo code that is applied; it counts if the area takes one. */
  readonly promocode: Promocode | null;
}

type Run = Pick<Promotion, "plan" | "custom">;

/** The days that are chosen and what a city costs for them; null while none are. */
function chosenRun(
  { plan: id, fromDate, toDate }: PromoteOfferDraft,
  plans: PromotionChoice["plans"],
) {
  if (id === CUSTOM_PLAN)
    return isDay(fromDate) && isDay(toDate)
      ? ({ custom: { from: fromDate, to: toDate } } satisfies Run)
      : null;
  const plan = plans.find((one) => one.id === id);
  return plan ? ({ plan } satisfies Run) : null;
}

/**
 * What the promotion would cost, or null while something that a price depends on is not chosen yet. The server prices it
 * again when the plan is set; that receipt is the one that is paid.
 */
export function previewPromotion(choice: PromotionChoice): Receipt | null {
  const { draft, plans, branch, geography, promocode } = choice;
  const area = draft.campaignArea;
  const run = chosenRun(draft, plans);
  if (branch === undefined || area === "" || run === null) return null;
  const receipt = pricePromoteOffer({
    ...run,
    area,
    places: countAreaPlaces(draft, geography, branch.countryId) ?? 0,
    promocode: takesPromocode(area) ? promocode : null,
    tax: geography.stateById.get(branch.stateId) ?? null,
  });
  return isOutOfRange(receipt) ? null : receipt;
}
