import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { conflict, Refusal, unavailable } from "../../platform/refusal/refusal.ts";
import type { Acting } from "../../platform/tenancy/acting.ts";
import { notePayerAddress, refuseDeclines } from "../attempts/limit-declines.ts";
import { REFRESH, type ReconcileRequest } from "../attempts/reconcile-request.ts";
import { reconcile } from "../attempts/reconcile.ts";
import { sharePayment } from "../cards/share-payment.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";
import { isPayable } from "./checkout-state.ts";
import { checkoutView } from "./checkout-view.ts";
import { lookUpCheckout, lookUpPayableCheckout } from "./look-up-checkout.ts";
import { updateCheckoutState, type FoundCheckout } from "./queries.ts";
import { openOrResume } from "./resume-checkout.ts";

const toActing = ({ user }: SignedInRequest): Acting => ({ actor: user.email });

/** Reconciles a checkout, and returns its state then. Refused while another process works on its payment (PAYSRV-W4). */
export async function settleCheckout(
  request: PaymentRequest,
  id: string,
  requested: ReconcileRequest = REFRESH,
): Promise<FoundCheckout | Refusal> {
  const result = await reconcile(request.services, id, toActing(request), requested);
  return result === "busy" ? unavailable(refusals.beingWorkedOn) : lookUpCheckout(request, id);
}

/** Reconciles a checkout if nothing else is requested: while another process does so, it is returned as it is stored. */
export async function refreshCheckout(
  request: PaymentRequest,
  id: string,
): Promise<FoundCheckout | Refusal> {
  await reconcile(request.services, id, toActing(request));
  return lookUpCheckout(request, id);
}

/** Opens a declined checkout again: the bank's message belongs to the last attempt of the payer. */
export const reopenCheckout = (request: SignedInRequest, id: string): Promise<unknown> =>
  request.transaction((tx) =>
    updateCheckoutState(tx, id, { state: "open", message: null }, request.now, "declined"),
  );

/** Creates the payment of a checkout that has none, at its charge (PAYSRV-C4). A 503 says that the provider is away. */
export async function preparePayment(
  request: PaymentRequest,
  found: FoundCheckout,
): Promise<FoundCheckout | Refusal> {
  const { id, state } = found.checkout;
  if (!isPayable(state) || found.attempt?.provider === "none") return found;
  if (state === "declined") await reopenCheckout(request, id);
  const inTime = Date.parse(found.checkout.expiresAt) > request.now.getTime();
  // A checkout that PayPal collects needs no card payment until a user switches.
  const settle = found.attempt?.provider === "paypal" ? refreshCheckout : settleCheckout;
  const ready =
    found.attempt?.clientSecret && inTime
      ? await lookUpCheckout(request, id)
      : await settle(request, id);
  if (ready instanceof Refusal) return ready;
  const { clientSecret = null, provider = null } = ready.attempt ?? {};
  return clientSecret !== null || provider === "paypal" || !isPayable(ready.checkout.state)
    ? ready
    : unavailable(refusals.providerAway);
}

/** Prepares the payment for one caller: a user other than the opener may charge a card after it (PAYSRV-K13). */
export async function preparePaymentFor(
  request: PaymentRequest,
  found: FoundCheckout,
): Promise<FoundCheckout | Refusal> {
  const isByCard = found.attempt?.provider === "stripe" && isPayable(found.checkout.state);
  const refusal = isByCard ? await refuseDeclines(request) : null;
  if (refusal) return refusal;
  const ready = await preparePayment(request, found);
  if (ready instanceof Refusal) return ready;
  await notePayerAddress(request, ready.attempt);
  return sharePayment(request, ready);
}

/** Opens a checkout, or returns the one that this request or an equal one opened before (PAYSRV-C6, PAYSRV-C7). */
export async function openCheckout(
  request: PaymentRequest,
  body: CheckoutRequest,
): Promise<Checkout | Refusal> {
  const stored = await openOrResume(request, body);
  if (stored instanceof Refusal) return stored;
  const ready = await preparePaymentFor(request, stored);
  return ready instanceof Refusal ? ready : checkoutView(request, ready);
}

/** Reconciles the payment of a checkout. By this call a user confirms a checkout that costs nothing. */
export async function reconcileCheckout(
  request: PaymentRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await lookUpCheckout(request, id);
  if (found instanceof Refusal) return found;
  const free = found.attempt?.provider === "none";
  const known = free ? await lookUpPayableCheckout(request, id) : found;
  if (known instanceof Refusal) return known;
  const now = free
    ? await settleCheckout(request, id, { tag: "record" })
    : await refreshCheckout(request, id);
  return now instanceof Refusal ? now : checkoutView(request, now);
}

/** Refuses what has to wait until the payment's provider has responded. */
export const refuseInProgress = ({ attempt }: FoundCheckout): Refusal =>
  conflict(attempt?.provider === "paypal" ? refusals.paypalInProgress : refusals.paymentInProgress);

/** Cancels a checkout (PAYSRV-X1). Refused while its payment is under way, and once it was paid. */
export async function cancelCheckout(
  request: PaymentRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await lookUpPayableCheckout(request, id);
  if (found instanceof Refusal) return found;
  const now = isPayable(found.checkout.state)
    ? await settleCheckout(request, id, { tag: "cancel" })
    : found;
  if (now instanceof Refusal) return now;
  const { state } = now.checkout;
  if (state === "cancelled" || state === "expired") return checkoutView(request, now);
  return isPayable(state) ? refuseInProgress(now) : conflict(refusals.paidAlready);
}
