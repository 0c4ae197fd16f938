import { creditRefunds } from "../../invoices/credit-refunds.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { setHandRefund } from "../../transactions/queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { ProviderEvent } from "./payment-provider.ts";
import type { AttemptOfCheckout } from "./queries.ts";

/** Whether an event is about a refund, or money that was taken back. */
export const isAboutRefund = ({ type }: ProviderEvent): boolean => /refund|reversed/iu.test(type);

/**
 * Records what was refunded of a paid checkout by a user at the provider (PAYSRV-G8): the provider is queried for all of
 * it, since events arrive in any order. False if it does not respond, and the event has to be sent again.
 */
export async function recordHandRefund(
  services: PaymentServices,
  { attempt, checkout }: AttemptOfCheckout,
): Promise<boolean> {
  const provider = attempt.provider === "stripe" ? services.cards : services.paypal;
  const { providerId } = attempt;
  if (provider === null || providerId === null) return attempt.provider === "none";
  const refunded = await provider.findRefunded(providerId);
  if (refunded.tag !== "refunded") return refunded.tag === "refused";
  const { cents, lastOn } = refunded;
  const on = (lastOn ?? services.clock.now()).toISOString();
  const refund = cents === 0 ? null : { on, amount: cents / 100 };
  await withScope(services.pool, SYSTEM, async (tx) => {
    await setHandRefund(tx, { checkoutId: checkout.id, paymentId: providerId }, refund);
    await creditRefunds(tx, checkout.id, services.clock.now());
  });
  return true;
}
