import { PROVIDER_DEADLINE_SECONDS } from "@marquee/domain/payments/provider-deadline";
import type { PaymentServices } from "./payment-services.ts";

/** Makes the signal of a timeout. */
const timeout = (milliseconds: number): AbortSignal => AbortSignal.timeout(milliseconds);

/**
 * The services for one request, or for one attempt of the sweeper: all its calls of providers end at one moment
 * (PAYSRV-W5). A call that ends so is one without a response: its payment is unknown, and reconciled later (PAYSRV-R5).
 */
export function withDeadline<Services extends PaymentServices>(services: Services): Services {
  const { cards, paypal, createTimeout = timeout } = services;
  const deadline = createTimeout(PROVIDER_DEADLINE_SECONDS * 1000);
  return {
    ...services,
    deadline,
    cards: cards.until(deadline),
    paypal: paypal && paypal.until(deadline),
  };
}
