import type { PaymentServices } from "../payment-services.ts";
import type { ProviderEvent } from "./payment-provider.ts";
import type { AttemptOfCheckout } from "./queries.ts";
import { recordRefunded } from "./record-refunded.ts";

/** Whether an event is about a refund, or money that was taken back. */
export const isAboutRefund = ({ type }: ProviderEvent): boolean => /refund|reversed/iu.test(type);

/**
 * Records what was refunded of a paid checkout by a user at the provider (PAYSRV-G8): the provider is queried for all of
 * it, since events arrive in any order. False if it does not respond, and the event has to be sent again.
 */
export async function recordHandRefund(
  services: PaymentServices,
  ours: AttemptOfCheckout,
): Promise<boolean> {
  const { provider } = ours.attempt;
  if (provider === "none") return true;
  const recorded = await recordRefunded(services, ours, { actor: provider });
  return recorded === "recorded" || recorded.tag === "refused";
}
