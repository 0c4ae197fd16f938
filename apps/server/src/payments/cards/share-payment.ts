import { type Refusal, unavailable } from "../../platform/refusal/refusal.ts";
import { reconcileAttempt, type ReconcileResult } from "../attempts/reconcile.ts";
import { isPayable } from "../checkouts/checkout-state.ts";
import { lookUpCheckout } from "../checkouts/look-up-checkout.ts";
import type { FoundCheckout } from "../checkouts/queries.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";

/** Whether the state is unknown, because the provider did not respond or another process holds the lease. */
export const isUnanswered = (result: ReconcileResult): boolean =>
  result === "busy" || (typeof result === "object" && result.tag === "unavailable");

/**
 * Makes a card payment save no card, for good, before a user other than the opener of its checkout gets its secret
 * (PAYSRV-K13): a card is saved for its own payer alone, and the server cannot see which of the two pays. Changes
 * nothing for the opener, and if no card is charged.
 */
export async function sharePayment(
  request: PaymentRequest,
  found: FoundCheckout,
): Promise<FoundCheckout | Refusal> {
  const { checkout, attempt } = found;
  const { services, user } = request;
  if (checkout.userId === user.email || !isPayable(checkout.state)) return found;
  if (attempt?.provider !== "stripe" || attempt.providerId === null || attempt.isShared)
    return found;
  const result = await reconcileAttempt(
    services,
    attempt.id,
    { actor: user.email },
    { tag: "share" },
  );
  return isUnanswered(result)
    ? unavailable(refusals.providerAway)
    : lookUpCheckout(request, checkout.id);
}
