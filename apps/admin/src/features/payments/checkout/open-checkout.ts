import { toFailure } from "@marquee/api/client/api-failure";
import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { OpenCheckoutAnswer } from "@marquee/machines/payments/priced-plan.model";

/** Stores a plan at the server, which prices it. Refused fields are an answer; anything else that breaks is thrown on. */
export async function openPricedCheckout(
  client: Client,
  body: CheckoutRequest,
  options: CallOptions,
): Promise<OpenCheckoutAnswer> {
  try {
    return { tag: "opened", checkout: await client.payments.openCheckout({ body }, options) };
  } catch (error) {
    const { issues } = toFailure(error);
    if (issues && issues.length > 0) return { tag: "refused", issues };
    throw error;
  }
}
