import { paymentNotices } from "@marquee/domain/payments/messages";
import type { Purchase } from "@marquee/domain/payments/purchase";
import { priceCardVerification } from "@marquee/domain/payments/price-card-verification";
import { conflict, type Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { priceFlyerPlan } from "./price-flyer-plan.ts";
import { priceMapping } from "./price-mapping.ts";
import { pricePromotion } from "./price-promotion.ts";
import type { Priced } from "./priced.ts";

/** What saving a card costs, for the caller's own company (PAYSRV-G1). */
function priceVerification({ user }: RequestContext): Priced | Refusal {
  const { companyId, storeId } = user;
  if (companyId === null) return conflict(paymentNotices.noCompany);
  return { companyId, storeId, receipt: priceCardVerification() };
}

/** Checks a purchase against what is stored, and prices it by the domain. */
export async function priceCheckout(
  context: RequestContext,
  purchase: Purchase,
): Promise<Priced | Refusal> {
  switch (purchase.kind) {
    case "flyer":
      return priceFlyerPlan(context, purchase.draft, purchase.promocode);
    case "promoteOffer":
      return pricePromotion(context, purchase.draft, purchase.promocode);
    case "mapProducts":
      return priceMapping(context, purchase.draft);
    case "cardVerification":
      return priceVerification(context);
  }
}
