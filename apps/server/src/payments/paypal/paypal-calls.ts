import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { conflict, Refusal, unavailable } from "../../platform/refusal/refusal.ts";
import { notePayerAddress, refuseDeclines } from "../attempts/limit-declines.ts";
import type { ProviderName } from "../attempts/reconcile-request.ts";
import { sharePayment } from "../cards/share-payment.ts";
import {
  refreshCheckout,
  refuseInProgress,
  reopenCheckout,
  settleCheckout,
} from "../checkouts/checkout-calls.ts";
import { isPaidFor, isPayable } from "../checkouts/checkout-state.ts";
import { canPayByPaypal, checkoutView } from "../checkouts/checkout-view.ts";
import { lookUpPayableCheckout } from "../checkouts/look-up-checkout.ts";
import type { FoundCheckout } from "../checkouts/queries.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";

/** Cancels the old payment, creates the new one, and creates it once more if it has ended meanwhile. */
const ROUNDS = 4;

/** Why a checkout cannot switch its provider now: its payment is under way or received, or the provider is away. */
function refuseSwitch(found: FoundCheckout): Refusal {
  const { checkout, attempt } = found;
  if (isPaidFor(checkout.state)) return conflict(refusals.paidAlready);
  if (!isPayable(checkout.state)) return conflict(refusals.notPayable);
  if (attempt?.state === "unknown" && attempt.lastError === null) return refuseInProgress(found);
  return unavailable(attempt?.provider === "paypal" ? refusals.paypalAway : refusals.providerAway);
}

/** Whether the newest attempt is with this provider, and its payment can be paid. */
const isReady = ({ checkout, attempt }: FoundCheckout, provider: ProviderName): boolean =>
  isPayable(checkout.state) &&
  attempt?.provider === provider &&
  attempt.state === "waiting" &&
  attempt.providerId !== null;

/** Switches a checkout to this provider (PAYSRV-Y4), once the payment at the other one is cancelled. Safe to repeat. */
async function switchTo(
  request: PaymentRequest,
  id: string,
  provider: ProviderName,
): Promise<FoundCheckout | Refusal> {
  let now = await settleCheckout(request, id, { tag: "switch", provider });
  for (let round = 1; round < ROUNDS; round += 1) {
    if (now instanceof Refusal || !isPayable(now.checkout.state) || isReady(now, provider)) break;
    // The provider did not respond, or money is moving: repeating at once would not help.
    if (now.attempt === null || now.attempt.state === "unknown" || now.attempt.lastError !== null)
      break;
    now = await settleCheckout(request, id, { tag: "switch", provider });
  }
  if (now instanceof Refusal) return now;
  return isReady(now, provider) ? now : refuseSwitch(now);
}

/** A checkout that the caller may pay and `refuse` admits, opened again if it was declined; a refused one is not changed. */
async function resumePayment(
  request: SignedInRequest,
  id: string,
  refuse: (found: FoundCheckout) => Refusal | null,
): Promise<FoundCheckout | Refusal> {
  const found = await lookUpPayableCheckout(request, id);
  if (found instanceof Refusal) return found;
  const refusal = isPayable(found.checkout.state) ? refuse(found) : refuseSwitch(found);
  if (refusal) return refusal;
  if (found.checkout.state === "declined") await reopenCheckout(request, id);
  return found;
}

/** The order that PayPal's button opens (PAYSRV-Y4). */
export async function openPaypal(
  request: PaymentRequest,
  id: string,
): Promise<{ readonly orderId: string } | Refusal> {
  const found = await resumePayment(request, id, ({ checkout }) =>
    request.services.paypal !== null && canPayByPaypal(checkout)
      ? null
      : conflict(refusals.noPaypal),
  );
  if (found instanceof Refusal) return found;
  const ready = await switchTo(request, id, "paypal");
  if (ready instanceof Refusal) return ready;
  const orderId = ready.attempt?.providerId;
  return orderId ? { orderId } : unavailable(refusals.paypalAway);
}

/** Switches back to the card, with a new intent (PAYSRV-Y4). */
export async function payByCard(request: PaymentRequest, id: string): Promise<Checkout | Refusal> {
  const found = await resumePayment(request, id, ({ attempt }) =>
    attempt?.provider === "none" ? conflict(refusals.nothingCharged) : null,
  );
  if (found instanceof Refusal) return found;
  const declined = await refuseDeclines(request);
  if (declined) return declined;
  const ready = await switchTo(request, id, "stripe");
  if (ready instanceof Refusal) return ready;
  await notePayerAddress(request, ready.attempt);
  const shared = await sharePayment(request, ready);
  return shared instanceof Refusal ? shared : checkoutView(request, shared);
}

/** Switches back to the card after PayPal's window was closed (PAYSRV-Y6), unless it was paid after all. */
export async function closePaypal(
  request: PaymentRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await lookUpPayableCheckout(request, id);
  if (found instanceof Refusal) return found;
  if (!isPayable(found.checkout.state) || found.attempt?.provider !== "paypal")
    return checkoutView(request, found);
  const closed = await settleCheckout(request, id, { tag: "closePaypal" });
  if (closed instanceof Refusal) return closed;
  const { attempt } = closed;
  if (attempt?.provider === "paypal" && attempt.lastError !== null) return refuseSwitch(closed);
  const now = attempt?.provider === "stripe" ? await refreshCheckout(request, id) : closed;
  return now instanceof Refusal ? now : checkoutView(request, now);
}

/** Captures the order that the payer has approved in PayPal's window, and returns the checkout (PAYSRV-Y2). */
export async function payOffer(request: PaymentRequest, id: string): Promise<Checkout | Refusal> {
  const found = await lookUpPayableCheckout(request, id);
  if (found instanceof Refusal) return found;
  const now = isPayable(found.checkout.state)
    ? await settleCheckout(request, id, { tag: "returned", on: request.now })
    : found;
  if (now instanceof Refusal) return now;
  const { state, message } = now.checkout;
  if (state === "paid") return checkoutView(request, now);
  return conflict(state === "declined" && message !== null ? message : refusals.notPaid);
}
