import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { Refusal, unavailable } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { reconcile } from "../attempts/reconcile.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { isPayable } from "./checkout-state.ts";
import { findCheckout, type FoundCheckout } from "./find-checkout.ts";
import { noteResumed, storeCheckout } from "./store-checkout.ts";

/** An equal checkout that turns out to be over makes room for a new one; more than one is not to be expected. */
const ROUNDS = 3;

/** Whether a checkout is what somebody wants who asks for an equal one: it can be paid, or it was just now. */
const isResumable = ({ state, expiresAt }: FoundCheckout["checkout"], now: Date): boolean =>
  state === "paid" || (isPayable(state) && Date.parse(expiresAt) > now.getTime());

/**
 * Stores a checkout, or resumes the equal one of the company that can still be paid, whoever opened it and wherever
 * (PAYSRV-C7). The provider is asked about that one first: it may have been paid, or be over, and nobody has heard.
 */
export async function openOrResume(
  services: PaymentServices,
  request: SignedInRequest,
  body: CheckoutRequest,
): Promise<FoundCheckout | Refusal> {
  const { now, user } = request;
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = await request.transaction((tx) => storeCheckout({ ...request, tx }, body));
    if (stored instanceof Refusal || !("equal" in stored)) return stored;
    const { id } = stored.equal.checkout;
    await reconcile(services, id, { actor: user.email });
    const resumed = await request.transaction(async (tx) => {
      const work = { ...request, tx };
      const equal = await findCheckout(work, id);
      return equal && isResumable(equal.checkout, now) ? noteResumed(work, body, id) : undefined;
    });
    if (resumed) return resumed;
  }
  return unavailable(say.providerAway);
}
