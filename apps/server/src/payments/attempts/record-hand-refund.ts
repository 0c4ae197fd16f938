import type { PaymentServices } from "../payment-services.ts";
import { readReturned } from "../refunds/record-returned.ts";
import type { ProviderEvent } from "./payment-provider.ts";
import type { AttemptOfCheckout } from "./queries.ts";
import { recordRefunded } from "./record-refunded.ts";

/** Whether an event is about a refund, or money that was taken back. */
export const isAboutRefund = ({ type }: ProviderEvent): boolean => /refund|reversed/iu.test(type);

/**
 * Records what was refunded of a paid checkout by a user at the provider (PAYSRV-G8), and which refund by staff came back
 * (REFUND-P6): the provider is queried for all of it, since events arrive in any order. False if it does not respond, and the event has to be sent again.
 */
export async function recordHandRefund(
  services: PaymentServices,
  ours: AttemptOfCheckout,
): Promise<boolean> {
  const { provider: actor } = ours.attempt;
  const provider = actor === "stripe" ? services.cards : services.paypal;
  if (actor === "none" || provider === null) return actor === "none";
  const prepare = () => readReturned(services, provider, ours);
  const recorded = await recordRefunded(services, ours, { actor, prepare });
  return recorded === "recorded" || recorded.tag === "refused";
}
