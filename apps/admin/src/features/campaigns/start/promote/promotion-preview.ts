import type { PromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import type { CampaignPlan } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { pricePromotion } from "@marquee/domain/payments/promotion-prices";
import type { Promocode, Receipt } from "@marquee/domain/payments/receipt.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import type { GeographyIndex } from "../../../geography/geography-index.ts";

export interface PreviewContext {
  /** The plans that are sold now. */
  readonly plans: readonly CampaignPlan[];
  readonly branch: Pick<Store, "countryId" | "stateId">;
  readonly geography: GeographyIndex;
  /** The promo code that is applied; it counts if the plan takes one. */
  readonly promocode: Promocode | null;
}

/** What the promotion would cost; null while a price is not known. Paid is what the server prices. */
export function previewPromotion(draft: PromotionDraft, context: PreviewContext): Receipt | null {
  const { plans, branch, geography, promocode } = context;
  const places = countAreaPlaces(draft, geography, branch.countryId) ?? 0;
  const tax = geography.stateById.get(branch.stateId) ?? null;
  const receipt = pricePromotion(draft, { plans, places, promocode, tax });
  return isOutOfRange(receipt) ? null : receipt;
}
