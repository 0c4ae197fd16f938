import { can } from "@marquee/domain/access/can";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { conflict, forbidden, Refusal, unavailable } from "../../platform/refusal/refusal.ts";
import { reconcileAttempt, type ReconcileResult } from "../attempts/reconcile.ts";
import { preparePayment } from "../checkouts/checkout-calls.ts";
import { isPaidFor, isPayable } from "../checkouts/checkout-state.ts";
import { checkoutView } from "../checkouts/checkout-view.ts";
import { lookUpCheckout, lookUpPayableCheckout } from "../checkouts/look-up-checkout.ts";
import type { FoundCheckout } from "../checkouts/queries.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";
import { ensureCustomer } from "./card-customer.ts";
import { isUnanswered, sharePayment } from "./share-payment.ts";

/** Why it cannot be said now whether a card is saved with this checkout, or null (PAYSRV-K2). All who pay may say no (PAYSRV-K7). */
function refuseSaving(
  { user }: SignedInRequest,
  { checkout, attempt }: FoundCheckout,
  save: boolean,
): Refusal | null {
  const response = can(user, "cards.manageOwn");
  if (save && !response.allowed) return forbidden(response.reason);
  if (isPaidFor(checkout.state)) return conflict(refusals.paidAlready);
  if (!isPayable(checkout.state)) return conflict(refusals.notPayable);
  if (attempt?.provider === "stripe") return null;
  return conflict(
    attempt?.provider === "paypal" ? refusals.paypalCollects : refusals.nothingCharged,
  );
}

const isSaved = (result: ReconcileResult, saveFor: string | null): boolean =>
  typeof result === "object" &&
  result.tag === "payment" &&
  result.refusal === undefined &&
  (result.payment.cardSaving?.customerId ?? null) === saveFor;

/** The customer for whom the card is saved; null if it is not to be saved. */
async function customerFor(
  { services, user }: PaymentRequest,
  save: boolean,
): Promise<string | null | Refusal> {
  if (!save) return null;
  const customer = await ensureCustomer(services, user.email);
  return customer.tag === "customer" ? customer.customerId : unavailable(refusals.providerAway);
}

/** Sets whether the opener's payment saves its card; refused once another user could charge it (PAYSRV-K13). */
async function setForOpener(
  request: PaymentRequest,
  { checkout: { id }, attempt }: FoundCheckout,
  save: boolean,
): Promise<FoundCheckout | Refusal> {
  if (!attempt) throw new Error(`checkout ${id} has no attempt`);
  const saveFor = await customerFor(request, save);
  if (saveFor instanceof Refusal) return saveFor;
  const result = await reconcileAttempt(
    request.services,
    attempt.id,
    { actor: request.user.email },
    { tag: "saveCard", customerId: saveFor },
  );
  const now = await lookUpCheckout(request, id);
  if (now instanceof Refusal) return now;
  const refusal = refuseSaving(request, now, save);
  if (refusal) return refusal;
  if (isSaved(result, saveFor)) return now;
  if (isUnanswered(result)) return unavailable(refusals.providerAway);
  return conflict(
    save && now.attempt?.isShared ? refusals.sharedPayment : refusals.paymentInProgress,
  );
}

/** A user other than the opener is about to pay: no card is saved, whatever was set before (PAYSRV-K13). */
async function endForAnother(
  request: PaymentRequest,
  found: FoundCheckout,
  save: boolean,
): Promise<FoundCheckout | Refusal> {
  const now = await sharePayment(request, found);
  if (now instanceof Refusal) return now;
  const refusal = refuseSaving(request, now, save);
  if (refusal) return refusal;
  if (!now.attempt?.isShared) return conflict(refusals.paymentInProgress);
  return save ? forbidden(refusals.anothersCheckout) : now;
}

/**
 * Sets whether a payment saves its card (PAYSRV-K2), before the card is charged. Refused once the payment is under way
 * or paid, and while PayPal collects. Repeating it changes nothing more. A card is saved for the opener of the checkout,
 * as long as no other user could pay it (PAYSRV-K13).
 */
export async function saveCard(
  request: PaymentRequest,
  { id, save }: { readonly id: string; readonly save: boolean },
): Promise<Checkout | Refusal> {
  const found = await lookUpPayableCheckout(request, id);
  if (found instanceof Refusal) return found;
  const refusal = refuseSaving(request, found, save);
  if (refusal) return refusal;
  if (found.checkout.kind === "cardVerification" && !save) return conflict(refusals.alwaysSaved);
  const ready = found.attempt?.providerId ? found : await preparePayment(request, found);
  if (ready instanceof Refusal) return ready;
  // A user may have switched to PayPal meanwhile, whose order saves no card.
  const changed = refuseSaving(request, ready, save);
  if (changed) return changed;
  const isOpener = found.checkout.userId === request.user.email;
  const set = isOpener ? setForOpener : endForAnother;
  const now = await set(request, ready, save);
  return now instanceof Refusal ? now : checkoutView(request, now);
}
