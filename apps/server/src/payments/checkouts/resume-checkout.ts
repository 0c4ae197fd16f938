import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { Refusal, unavailable } from "../../platform/refusal/refusal.ts";
import { reconcile } from "../attempts/reconcile.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";
import { isPayable } from "./checkout-state.ts";
import { findCheckout, type FoundCheckout } from "./queries.ts";
import { storeResumedRequest, storeCheckout } from "./store-checkout.ts";

/** An equal checkout that has ended is replaced by a new one; several in a row are not to be expected. */
const ROUNDS = 3;

/** Whether a request for an equal checkout returns this one: it can be paid, or has just been. */
const isResumable = ({ state, expiresAt }: FoundCheckout["checkout"], now: Date): boolean =>
  state === "paid" || (isPayable(state) && Date.parse(expiresAt) > now.getTime());

/** Stores a checkout, or resumes an equal one of the company (PAYSRV-C7), reconciled first: it may have been paid. */
export async function openOrResume(
  request: PaymentRequest,
  body: CheckoutRequest,
): Promise<FoundCheckout | Refusal> {
  const { now, services, user } = request;
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = await request.transaction((tx) => storeCheckout({ ...request, tx }, body));
    if (stored instanceof Refusal || !("equal" in stored)) return stored;
    const { id } = stored.equal.checkout;
    const result = await reconcile(services, id, { actor: user.email });
    const resumed = await request.transaction(async (tx) => {
      const work = { ...request, tx };
      const equal = await findCheckout(work, id);
      return equal && isResumable(equal.checkout, now)
        ? storeResumedRequest(work, body, id)
        : undefined;
    });
    if (resumed) return resumed;
    if (result === "busy") return unavailable(refusals.beingWorkedOn);
  }
  return unavailable(refusals.providerAway);
}
