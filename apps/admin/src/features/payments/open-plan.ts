import { promotionOf } from "@marquee/domain/campaigns/promotion/promotion-draft";
import type { CheckoutPlan } from "@marquee/domain/payments/checkout-plan.schema";
import type { Address } from "../../page-kit/address.ts";
import { planKey, storePlan } from "./stored-plan.ts";

/** Stores the plan for this tab as its page stores it, and returns the address of that page. */
export function openPlan(email: string, plan: CheckoutPlan): Address {
  const { id, purchase, companyId, campaignId, promocode } = plan;
  if (plan.state === "paid" && campaignId !== null)
    return { to: "/home/campaign/manage", search: { id: campaignId } };
  const stored = { companyId, applied: promocode, checkoutId: plan.isPayable ? id : null };
  switch (purchase.kind) {
    case "flyer": {
      const { draft } = purchase;
      storePlan(planKey("flyerPlan", email, id), { ...stored, draft });
      return { to: "/home/campaign/promotionBatch", search: { type: "flyer", checkout: id } };
    }
    case "promoteOffer": {
      const { draft } = purchase;
      storePlan(planKey("promoteOffer", email, draft.offerId), {
        ...stored,
        draft: promotionOf(draft),
      });
      return { to: "/home/offers/promote", search: { id: draft.offerId } };
    }
    case "mapProducts": {
      const { draft } = purchase;
      storePlan(planKey("mapProducts", email, draft.offerId), { ...stored, draft });
      return { to: "/home/offers/mapProduct", search: { id: draft.offerId } };
    }
    case "cardVerification":
      return { to: "/home/paymentMethod" };
  }
}
