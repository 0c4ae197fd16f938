import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { and, eq } from "drizzle-orm";
import { checkout } from "../../schema/schema.ts";
import { conflict, Refusal, unavailable } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import type { Acting } from "../../platform/tenancy/acting.ts";
import type { Wish } from "../attempts/query-provider.ts";
import { isPayable } from "./checkout-state.ts";
import { checkoutView, type FoundCheckout } from "./find-checkout.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { lookUp, lookUpToPay } from "./look-up-checkout.ts";
import { sharePayment } from "../cards/share-payment.ts";
import { reconcile } from "../attempts/reconcile.ts";
import { openOrResume } from "./resume-checkout.ts";

const actingOf = ({ user }: SignedInRequest): Acting => ({ actor: user.email });

/** Settles a checkout that was found, and answers how it stands then. */
export async function settled(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
  wish: Wish = {},
): Promise<FoundCheckout | Refusal> {
  await reconcile(services, id, actingOf(request), wish);
  return lookUp(request, id);
}

/** A declined checkout that is taken up again is open again: what the bank said belongs to the last try. */
export const reopened = (request: SignedInRequest, id: string): Promise<unknown> =>
  request.transaction((tx) =>
    tx
      .update(checkout)
      .set({ state: "open", message: null, updatedOn: request.now.toISOString() })
      .where(and(eq(checkout.id, id), eq(checkout.state, "declined"))),
  );

/**
 * Makes sure that a checkout can be paid by card, where it is to be: its intent exists, at the charge (PAYSRV-C4). Refused
 * where it cannot be paid any more, and where the provider is away: then the same call may simply be repeated.
 */
export async function readyToPay(
  services: PaymentServices,
  request: SignedInRequest,
  found: FoundCheckout,
): Promise<FoundCheckout | Refusal> {
  const { id, state } = found.checkout;
  if (!isPayable(state) || found.attempt?.provider === "none") return found;
  if (state === "declined") await reopened(request, id);
  const inTime = Date.parse(found.checkout.expiresAt) > request.now.getTime();
  const ready =
    found.attempt?.clientSecret && inTime
      ? await lookUp(request, id)
      : await settled(services, request, id);
  if (ready instanceof Refusal) return ready;
  // Who pays by PayPal needs nothing of the card provider, until they choose to pay by card.
  const { clientSecret = null, provider = null } = ready.attempt ?? {};
  return clientSecret !== null || provider === "paypal" || !isPayable(ready.checkout.state)
    ? ready
    : unavailable(say.providerAway);
}

/** The same, for the caller in particular: somebody other than the opener may charge a card from then on (PAYSRV-K13). */
export async function readyToPayBy(
  services: PaymentServices,
  request: SignedInRequest,
  found: FoundCheckout,
): Promise<FoundCheckout | Refusal> {
  const ready = await readyToPay(services, request, found);
  return ready instanceof Refusal ? ready : sharePayment(services, request, ready);
}

/** Opens a checkout, or answers the one that this request or an equal one opened before (PAYSRV-C6, PAYSRV-C7). */
export async function openCheckout(
  services: PaymentServices,
  request: SignedInRequest,
  body: CheckoutRequest,
): Promise<Checkout | Refusal> {
  const stored = await openOrResume(services, request, body);
  if (stored instanceof Refusal) return stored;
  const ready = await readyToPayBy(services, request, stored);
  return ready instanceof Refusal ? ready : checkoutView(request, ready, services);
}

/** Asks what became of the payment and finishes it. What costs nothing is recorded by this: a person said so. */
export async function reconcileCheckout(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await lookUp(request, id);
  if (found instanceof Refusal) return found;
  const free = found.attempt?.provider === "none";
  const known = free ? await lookUpToPay(request, id) : found;
  if (known instanceof Refusal) return known;
  const now = await settled(services, request, id, { record: free });
  return now instanceof Refusal ? now : checkoutView(request, now, services);
}

/** Gives a checkout up (PAYSRV-X1). Refused while its payment is under way, and once it was paid. */
export async function cancelCheckout(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
): Promise<Checkout | Refusal> {
  const found = await lookUpToPay(request, id);
  if (found instanceof Refusal) return found;
  const now = isPayable(found.checkout.state)
    ? await settled(services, request, id, { cancel: true })
    : found;
  if (now instanceof Refusal) return now;
  const { state } = now.checkout;
  if (state === "cancelled" || state === "expired") return checkoutView(request, now, services);
  return conflict(isPayable(state) ? say.underWay : say.paidAlready);
}
