import { campaignMessages } from "@marquee/domain/campaigns/messages";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { createPricedPlan } from "../payments/priced-plan.machine.ts";

/** From a live offer to more products in it, paid for. */
export const mapProductsMachine = createPricedPlan<MapProductsDraft>({
  id: "mapProducts",
  title: "More products for a live offer",
  success: () => campaignMessages.productsMapped,
});
