import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { conflict, Refusal, unavailable } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { isPaidFor, isPayable } from "../checkouts/checkout-state.ts";
import { lookUpToPay } from "../checkouts/look-up-checkout.ts";
import { reopened, settled } from "../checkouts/checkout-calls.ts";
import { canPayByPaypal, checkoutView, type FoundCheckout } from "../checkouts/find-checkout.ts";
import { sharePayment } from "../cards/share-payment.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";

type Way = "stripe" | "paypal";

/** An old way is ended, a new one begun, and a payment that lapsed meanwhile begun once more. */
const ROUNDS = 4;

/** Why a checkout cannot be paid in another way now: its payment moves, has come, or its provider is away. */
function whyNot({ checkout, attempt }: FoundCheckout): Refusal {
  if (isPaidFor(checkout.state)) return conflict(say.paidAlready);
  if (!isPayable(checkout.state)) return conflict(say.notPayable);
  const byPaypal = attempt?.provider === "paypal";
  if (attempt?.state === "unknown" && attempt.lastError === null)
    return conflict(byPaypal ? say.paypalUnderWay : say.underWay);
  return unavailable(byPaypal ? say.paypalAway : say.providerAway);
}

/** Whether the newest try is of this way, and there is something that can be paid by it. */
const isReady = ({ checkout, attempt }: FoundCheckout, way: Way): boolean =>
  isPayable(checkout.state) &&
  attempt?.provider === way &&
  attempt.state === "waiting" &&
  attempt.providerId !== null;

/**
 * Brings a checkout to where it is paid in this way (PAYSRV-Y4): what another way was doing is ended at its provider
 * first, and where that cannot be, nothing changes. Safe to repeat, and in two tabs at once.
 */
async function collectBy(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
  payBy: Way,
): Promise<FoundCheckout | Refusal> {
  let now = await settled(services, request, id, { payBy });
  for (let round = 1; round < ROUNDS; round += 1) {
    if (now instanceof Refusal || !isPayable(now.checkout.state) || isReady(now, payBy)) break;
    // Nothing was heard, or money moves: asking at once again would not help.
    if (now.attempt === null || now.attempt.state === "unknown" || now.attempt.lastError !== null)
      break;
    now = await settled(services, request, id, { payBy });
  }
  if (now instanceof Refusal) return now;
  return isReady(now, payBy) ? now : whyNot(now);
}

/**
 * A checkout that somebody may pay, and still can pay in the way they want; what was said of a declined try is over
 * then. Refused, it is left as it was.
 */
async function takenUp(
  request: SignedInRequest,
  id: string,
  refuse: (found: FoundCheckout) => Refusal | null,
): Promise<FoundCheckout | Refusal> {
  const found = await lookUpToPay(request, id);
  if (found instanceof Refusal) return found;
  const refusal = isPayable(found.checkout.state) ? refuse(found) : whyNot(found);
  if (refusal) return refusal;
  if (found.checkout.state === "declined") await reopened(request, id);
  return found;
}

/** The order that PayPal's button opens (PAYSRV-Y4). */
export async function openPaypal(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
): Promise<{ readonly orderId: string } | Refusal> {
  const found = await takenUp(request, id, ({ checkout }) =>
    services.paypal !== null && canPayByPaypal(checkout) ? null : conflict(say.noPaypal),
  );
  if (found instanceof Refusal) return found;
  const ready = await collectBy(services, request, id, "paypal");
  if (ready instanceof Refusal) return ready;
  const orderId = ready.attempt?.providerId;
  return orderId ? { orderId } : unavailable(say.paypalAway);
}

/** Back to paying by card, with a new intent (PAYSRV-Y4). */
export async function payByCard(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await takenUp(request, id, ({ attempt }) =>
    attempt?.provider === "none" ? conflict(say.notPayable) : null,
  );
  if (found instanceof Refusal) return found;
  const ready = await collectBy(services, request, id, "stripe");
  if (ready instanceof Refusal) return ready;
  const shared = await sharePayment(services, request, ready);
  return shared instanceof Refusal ? shared : checkoutView(request, shared, services);
}

/**
 * Somebody left PayPal's window without paying (PAYSRV-Y6). Where they had paid after all, the checkout says so; a
 * new card payment begins, and where the card provider is away, the next call begins it.
 */
export async function closePaypal(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await lookUpToPay(request, id);
  if (found instanceof Refusal) return found;
  if (!isPayable(found.checkout.state) || found.attempt?.provider !== "paypal")
    return checkoutView(request, found, services);
  const closed = await settled(services, request, id, { payBy: "stripe", closed: true });
  if (closed instanceof Refusal) return closed;
  const { attempt } = closed;
  if (attempt?.provider === "paypal" && attempt.lastError !== null) return whyNot(closed);
  const now = attempt?.provider === "stripe" ? await settled(services, request, id) : closed;
  return now instanceof Refusal ? now : checkoutView(request, now, services);
}

/** The payer approved in PayPal's window: takes the money, and answers what it made (PAYSRV-Y2). */
export async function payOffer(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await lookUpToPay(request, id);
  if (found instanceof Refusal) return found;
  const wish = { returnedOn: request.now };
  const now = isPayable(found.checkout.state) ? await settled(services, request, id, wish) : found;
  if (now instanceof Refusal) return now;
  const { state, message } = now.checkout;
  if (state === "paid") return checkoutView(request, now, services);
  return conflict(state === "declined" && message !== null ? message : say.notPaid);
}
