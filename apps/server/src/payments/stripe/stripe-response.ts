import Stripe from "stripe";
import type { PaymentResponse } from "../attempts/payment-provider.ts";
import { stripePayment } from "./stripe-payment.ts";
import { stripeFailure } from "./stripe-sdk.ts";

/** Every response includes the card, so that a paid payment can save it. */
export const WITH_CARD = { expand: ["payment_method"] };

/** The SDK takes any JSON without an `error` for success, a proxy's 404 included: only an intent is one. */
const isIntent = (value: { readonly object?: string; readonly id?: string }): boolean =>
  value.object === "payment_intent" && typeof value.id === "string";

/** What a call about an intent resulted in. */
export async function toPaymentResponse(
  call: Promise<Stripe.PaymentIntent>,
): Promise<PaymentResponse> {
  try {
    const intent = await call;
    return isIntent(intent)
      ? { tag: "payment", payment: stripePayment(intent) }
      : { tag: "unavailable", reason: "the answer is no payment intent" };
  } catch (error) {
    // The SDK throws a decline, with the intent in the error.
    return error instanceof Stripe.errors.StripeCardError && error.payment_intent
      ? { tag: "payment", payment: stripePayment(error.payment_intent) }
      : stripeFailure(error);
  }
}

/** If a change was refused, reads the intent: it is being paid, was paid, or was cancelled. */
export async function orCurrentStatus(
  intents: Stripe["paymentIntents"],
  id: string,
  changed: PaymentResponse,
): Promise<PaymentResponse> {
  if (changed.tag !== "refused") return changed;
  const now = await toPaymentResponse(intents.retrieve(id, WITH_CARD));
  return now.tag === "payment" ? { ...now, refusal: changed.reason } : now;
}
