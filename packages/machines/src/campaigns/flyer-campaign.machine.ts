import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { flyerSuccess } from "@marquee/domain/payments/after-payment";
import { createPricedPlan } from "../payments/priced-plan.machine.ts";

/** From an empty plan to a paid campaign. */
export const flyerCampaignMachine = createPricedPlan<FlyerPlanDraft>({
  id: "flyerCampaign",
  title: "A flyer campaign",
  takesPromocode: () => true,
  setsItself: true,
  success: (checkout) => flyerSuccess(checkout?.receipt.charge ?? 0),
});
