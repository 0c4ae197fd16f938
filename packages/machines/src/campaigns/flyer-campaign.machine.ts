import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { createPricedPlan } from "../payments/priced-plan.machine.ts";

/** From an empty plan to a paid campaign. The message of its success mentions a payment only where something was charged. */
export const flyerCampaignMachine = createPricedPlan<FlyerPlanDraft>({
  id: "flyerCampaign",
  title: "A flyer campaign",
  takesPromocode: () => true,
  success: (checkout) =>
    checkout?.receipt.charge === 0 ? campaignMessages.flyerCreated : paymentMessages.cardSucceeded,
});
