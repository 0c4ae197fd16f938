import type { PromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { flyerSuccess, liveSuccess } from "@marquee/domain/payments/after-payment";
import { promotionTakesPromocode } from "@marquee/domain/payments/promotion-prices";
import { createPricedPlan } from "../payments/priced-plan.machine.ts";

/** From items that shoppers do not see to their run, paid for: by a plan, or by days of one's own. */
export const promoteOfferMachine = createPricedPlan<PromotionDraft>({
  id: "promoteOffer",
  title: "A promotion",
  takesPromocode: promotionTakesPromocode,
  setsItself: true,
  success: (checkout, approved) =>
    checkout?.kind === "flyer" ? flyerSuccess(checkout.receipt.charge) : liveSuccess(approved),
});
