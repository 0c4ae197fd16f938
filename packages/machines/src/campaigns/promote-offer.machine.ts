import { liveSuccess } from "@marquee/domain/payments/after-payment";
import { takesPromocode } from "@marquee/domain/payments/price-promote-offer";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { createPricedPlan } from "../payments/priced-plan.machine.ts";

/** From an offer that shoppers do not see to its run, paid for. */
export const promoteOfferMachine = createPricedPlan<PromoteOfferDraft>({
  id: "promoteOffer",
  title: "The promotion of an offer",
  takesPromocode: ({ campaignArea }) => takesPromocode(campaignArea),
  success: (_, approved) => liveSuccess(approved),
});
