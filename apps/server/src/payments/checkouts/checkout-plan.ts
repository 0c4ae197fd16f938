import type { CheckoutPlan } from "@marquee/domain/payments/checkout-plan.schema";
import { isUnknownPurchase } from "@marquee/domain/payments/unknown-purchase";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { Refusal } from "../../platform/refusal/refusal.ts";
import { isPayable } from "./checkout-state.ts";
import { lookUpPayableCheckout } from "./look-up-checkout.ts";

/** The plan of a checkout for a caller who may pay it (PAYSRV-C9). */
export async function readCheckoutPlan(
  request: SignedInRequest,
  id: string,
): Promise<CheckoutPlan | Refusal> {
  const found = await lookUpPayableCheckout(request, id);
  if (found instanceof Refusal) return found;
  const { checkout, campaignId } = found;
  const { companyId, state, kind, draft, promocode, receipt } = checkout;
  const discount = receipt.basis.promocode;
  return {
    id: checkout.id,
    companyId,
    state,
    isPayable: isPayable(state) && Date.parse(checkout.expiresAt) > request.now.getTime(),
    campaignId,
    // a stored row has the plan of its kind, or only a name, which is not a plan
    purchase: { kind, draft: isUnknownPurchase(checkout) ? {} : draft } as CheckoutPlan["purchase"],
    promocode:
      promocode !== null && discount !== null ? { code: promocode, promocode: discount } : null,
  };
}
