import { paymentNotices } from "@marquee/domain/payments/messages";
import { priceCardVerification } from "@marquee/domain/payments/price-card-verification";
import { conflict, type Refusal } from "../../platform/http/refusal.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import type { KeptRequest } from "./kept-request.ts";
import { priceFlyerPlan } from "./price-flyer-plan.ts";
import { priceMapping } from "./price-mapping.ts";
import { pricePromotion } from "./price-promotion.ts";
import type { Priced } from "./priced.ts";

/** What saving a card costs, for the caller's own company (PAYSRV-G1). */
function priceVerification({ user }: Work): Priced | Refusal {
  const { companyId, storeId } = user;
  if (companyId === null) return conflict(paymentNotices.noCompany);
  return { companyId, storeId, receipt: priceCardVerification() };
}

/** Checks what is asked for against what is stored, and prices it by the domain. */
export async function priceCheckout(work: Work, request: KeptRequest): Promise<Priced | Refusal> {
  switch (request.kind) {
    case "flyer":
      return priceFlyerPlan(work, request.draft, request.code);
    case "promoteOffer":
      return pricePromotion(work, request.draft, request.code);
    case "mapProducts":
      return priceMapping(work, request.draft);
    case "cardVerification":
      return priceVerification(work);
  }
}
