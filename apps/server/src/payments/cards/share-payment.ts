import { type Refusal, unavailable } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { learnOf, type Learnt } from "../attempts/reconcile.ts";
import { lookUp } from "../checkouts/look-up-checkout.ts";
import { isPayable } from "../checkouts/checkout-state.ts";
import type { FoundCheckout } from "../checkouts/find-checkout.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";

/** Whether nobody knows how the payment stands, since the provider or another process was at it. */
export const isUnanswered = (learnt: Learnt): boolean =>
  learnt === "busy" || (typeof learnt === "object" && learnt.tag === "unavailable");

/**
 * Ends for good that a card payment saves a card, before somebody other than the opener of its checkout gets what it
 * is charged with (PAYSRV-K13): a card is saved for its own payer alone, and nobody can tell who charges it then.
 * Whoever opened the checkout changes nothing by this; neither does anybody where no card is to be charged.
 */
export async function sharePayment(
  services: PaymentServices,
  request: SignedInRequest,
  found: FoundCheckout,
): Promise<FoundCheckout | Refusal> {
  const { checkout, attempt } = found;
  const { email } = request.user;
  if (checkout.userId === email || !isPayable(checkout.state)) return found;
  if (attempt?.provider !== "stripe" || attempt.providerId === null || attempt.isShared)
    return found;
  const learnt = await learnOf(services, attempt.id, { actor: email }, { share: true });
  return isUnanswered(learnt) ? unavailable(say.providerAway) : lookUp(request, checkout.id);
}
