import { can } from "@marquee/domain/access/can";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { conflict, forbidden, Refusal, unavailable } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { customerOf } from "./card-customer.ts";
import { isPaidFor, isPayable } from "../checkouts/checkout-state.ts";
import { lookUp, lookUpToPay, readyToPay } from "../checkouts/checkout.service.ts";
import { checkoutView, type FoundCheckout } from "../checkouts/find-checkout.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { learnOf, type Learnt } from "../attempts/reconcile.ts";

/** Why a card can not be kept with this checkout now, or null (PAYSRV-K2). */
function refuseKeeping(
  { user }: SignedInRequest,
  { checkout, attempt }: FoundCheckout,
): Refusal | null {
  const answer = can(user, "cards.manageOwn");
  if (!answer.allowed) return forbidden(answer.reason);
  if (isPaidFor(checkout.state)) return conflict(say.paidAlready);
  if (!isPayable(checkout.state)) return conflict(say.notPayable);
  if (attempt?.provider === "stripe") return null;
  return conflict(attempt?.provider === "paypal" ? say.paypalCollects : say.nothingCharged);
}

const isKept = (learnt: Learnt, keepFor: string | null): boolean =>
  typeof learnt === "object" &&
  learnt.tag === "payment" &&
  learnt.refusal === undefined &&
  (learnt.payment.keeping?.customerId ?? null) === keepFor;

const isUnanswered = (learnt: Learnt): boolean =>
  learnt === "busy" || (typeof learnt === "object" && learnt.tag === "unavailable");

/** Whose card it is, for the provider; null where it is to be kept for nobody. */
async function keeperOf(
  services: PaymentServices,
  { user }: SignedInRequest,
  keep: boolean,
): Promise<string | null | Refusal> {
  if (!keep) return null;
  const customer = await customerOf(services, user.email);
  return customer.tag === "customer" ? customer.customerId : unavailable(say.providerAway);
}

/**
 * Says whether the card that pays is kept for later (PAYSRV-K2), before it is charged. Refused once the payment is
 * under way or paid, and while PayPal collects. Repeating it changes nothing more. A card is kept for who opened the
 * checkout: where somebody else is about to pay, it is kept for nobody, whatever was said before.
 */
export async function saveCard(
  services: PaymentServices,
  request: SignedInRequest,
  { id, keep }: { readonly id: string; readonly keep: boolean },
): Promise<Checkout | Refusal> {
  const found = await lookUpToPay(request, id);
  if (found instanceof Refusal) return found;
  const refusal = refuseKeeping(request, found);
  if (refusal) return refusal;
  if (found.checkout.kind === "cardVerification" && !keep) return conflict(say.alwaysKept);
  const ready = found.attempt?.providerId ? found : await readyToPay(services, request, found);
  if (ready instanceof Refusal) return ready;
  // Meanwhile somebody may have gone to PayPal, whose order keeps no card.
  const changed = refuseKeeping(request, ready);
  if (changed) return changed;
  if (!ready.attempt) throw new Error(`checkout ${id} has nobody who collects`);
  const isOpener = found.checkout.userId === request.user.email;
  const keepFor = await keeperOf(services, request, keep && isOpener);
  if (keepFor instanceof Refusal) return keepFor;
  const acting = { actor: request.user.email };
  const learnt = await learnOf(services, ready.attempt.id, acting, { keepFor });
  const now = await lookUp(request, id);
  if (now instanceof Refusal) return now;
  const { state } = now.checkout;
  if (isPaidFor(state)) return conflict(say.paidAlready);
  if (!isPayable(state)) return conflict(say.notPayable);
  if (isKept(learnt, keepFor))
    return keep && !isOpener
      ? forbidden(say.anothersCheckout)
      : checkoutView(request, now, services);
  return isUnanswered(learnt) ? unavailable(say.providerAway) : conflict(say.underWay);
}
