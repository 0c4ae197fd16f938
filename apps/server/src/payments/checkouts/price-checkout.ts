import { paymentNotices } from "@marquee/domain/payments/messages";
import { priceCardVerification } from "@marquee/domain/payments/price-card-verification";
import type { Purchase } from "@marquee/domain/payments/purchase";
import { conflict, type Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import type { Priced } from "../purchases/define-purchase.ts";
import { purchaseOf } from "../purchases/purchases.ts";

/** What saving a card costs, for the caller's own company (PAYSRV-G1). */
function priceVerification({ user }: RequestContext): Priced | Refusal {
  const { companyId, storeId } = user;
  if (companyId === null) return conflict(paymentNotices.noCompany);
  return { companyId, storeId, receipt: priceCardVerification() };
}

/** Checks a purchase against what is stored, and prices it by the domain: no amount is the caller's. */
export const priceCheckout = async (
  context: RequestContext,
  purchase: Purchase,
): Promise<Priced | Refusal> =>
  purchase.kind === "cardVerification"
    ? priceVerification(context)
    : purchaseOf(purchase).price(context, purchase.promocode);
