import { can, type AccessDecision } from "@marquee/domain/access/can";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { paymentRefusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";
import { isPayable } from "./checkout-state.ts";
import type { FoundCheckout } from "./queries.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

/** Whether this user may pay: the ability to open a checkout suffices (PAYSRV-C1). Only its holder verifies a card. */
export function mayPay(
  { user }: Pick<RequestContext, "user">,
  checkout: StoredCheckout,
): AccessDecision {
  const { kind, companyId, storeId } = checkout;
  if (kind !== "cardVerification") return can(user, "campaigns.create", { companyId, storeId });
  if (user.email === checkout.userId) return can(user, "cards.manageOwn");
  return { allowed: false, reason: paymentRefusals.anothersCard };
}

/** Whether this user may see it: those who may pay, and those who see all payments (PAYSRV-A1). */
export function maySee(
  context: Pick<RequestContext, "user">,
  checkout: StoredCheckout,
): AccessDecision {
  const response = mayPay(context, checkout);
  return can(context.user, "transactions.view").allowed ? { allowed: true } : response;
}

/** Whether this user may see what was paid with: the opener, and those who see invoices or payments (PAYSRV-A2). */
const maySeePayment = (
  { user }: Pick<RequestContext, "user">,
  { userId }: StoredCheckout,
): boolean =>
  user.email === userId ||
  can(user, "invoices.view").allowed ||
  can(user, "transactions.view").allowed;

/** Whether PayPal can collect it: not a card's verification, and not a checkout that costs nothing. */
export const canPayByPaypal = ({ kind, total }: StoredCheckout): boolean =>
  total > 0 && kind !== "cardVerification";

const METHOD = { stripe: "card", paypal: "paypal", none: "none" } as const;

/** Whether the caller may charge a card for it: a user other than the opener once it saves none (PAYSRV-K13). */
export const mayCharge = (
  { user }: Pick<RequestContext, "user">,
  { checkout, attempt }: FoundCheckout,
): boolean => checkout.userId === user.email || attempt?.isShared === true;

/** A checkout on the wire. The card's secret goes to those who may pay, and only while it can be paid (PAYSRV-T2). */
export function checkoutView(
  context: Pick<PaymentRequest, "services" | "user">,
  found: FoundCheckout,
): Checkout {
  const { cards, paypal } = context.services;
  const { checkout: stored, attempt, campaignId, invoiceId, paidWith } = found;
  const { id, kind, state, receipt, total, message, expiresAt } = stored;
  const payable = isPayable(state) && mayPay(context, stored).allowed;
  const secret = payable && mayCharge(context, found) ? attempt?.clientSecret : null;
  const seesPayment = maySeePayment(context, stored);
  const byPaypal = payable && canPayByPaypal(stored) ? paypal : null;
  return {
    id,
    kind,
    state,
    receipt,
    clientSecret: secret ?? null,
    publishableKey: secret ? cards.publishableKey : null,
    paymentIntentId: payable || seesPayment ? (attempt?.providerId ?? null) : null,
    method: METHOD[attempt?.provider ?? "none"],
    paypal: byPaypal && { clientId: byPaypal.clientId, amount: total },
    savesCard: attempt?.savesCard === true && stored.userId === context.user.email,
    paidWith: seesPayment ? paidWith : null,
    message,
    campaignId,
    invoiceId,
    expiresAt,
  };
}
