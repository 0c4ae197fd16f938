import { can } from "@marquee/domain/access/can";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { conflict, forbidden, Refusal, unavailable } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { customerOf } from "./card-customer.ts";
import { isPaidFor, isPayable } from "../checkouts/checkout-state.ts";
import { lookUp, lookUpToPay } from "../checkouts/look-up-checkout.ts";
import { readyToPay } from "../checkouts/checkout-calls.ts";
import { checkoutView, type FoundCheckout } from "../checkouts/find-checkout.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { learnOf, type Learnt } from "../attempts/reconcile.ts";
import { isUnanswered, sharePayment } from "./share-payment.ts";

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

/** What the opener of a checkout says of the card that pays; refused where somebody else could charge it by now. */
async function sayOfOwn(
  services: PaymentServices,
  request: SignedInRequest,
  { checkout: { id }, attempt }: FoundCheckout,
  keep: boolean,
): Promise<FoundCheckout | Refusal> {
  if (!attempt) throw new Error(`checkout ${id} has nobody who collects`);
  const keepFor = await keeperOf(services, request, keep);
  if (keepFor instanceof Refusal) return keepFor;
  const learnt = await learnOf(services, attempt.id, { actor: request.user.email }, { keepFor });
  const now = await lookUp(request, id);
  if (now instanceof Refusal) return now;
  const refusal = refuseKeeping(request, now);
  if (refusal) return refusal;
  if (isKept(learnt, keepFor)) return now;
  if (isUnanswered(learnt)) return unavailable(say.providerAway);
  return conflict(keep && now.attempt?.isShared ? say.sharedPayment : say.underWay);
}

/** Somebody else is about to pay: no card is kept, whatever they or the opener have said (PAYSRV-K13). */
async function sayOfAnothers(
  services: PaymentServices,
  request: SignedInRequest,
  found: FoundCheckout,
  keep: boolean,
): Promise<FoundCheckout | Refusal> {
  const now = await sharePayment(services, request, found);
  if (now instanceof Refusal) return now;
  const refusal = refuseKeeping(request, now);
  if (refusal) return refusal;
  if (!now.attempt?.isShared) return conflict(say.underWay);
  return keep ? forbidden(say.anothersCheckout) : now;
}

/**
 * Says whether the card that pays is kept for later (PAYSRV-K2), before it is charged. Refused once the payment is
 * under way or paid, and while PayPal collects. Repeating it changes nothing more. A card is kept for who opened the
 * checkout, as long as nobody else could pay it (PAYSRV-K13).
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
  const isOpener = found.checkout.userId === request.user.email;
  const saying = isOpener ? sayOfOwn : sayOfAnothers;
  const now = await saying(services, request, ready, keep);
  return now instanceof Refusal ? now : checkoutView(request, now, services);
}
