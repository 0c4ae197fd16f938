import { MINIMUM_CARD_CHARGE } from "@marquee/domain/payments/card-charge";
import Stripe from "stripe";
import type { CardProvider } from "../cards/card-provider.ts";
import type { Collection, PaymentAnswer, ProviderEvent } from "../attempts/payment-provider.ts";
import { answerOf, orAsItStands, SHOWN } from "./stripe-answer.ts";
import { stripePayment } from "./stripe-payment.ts";
import { stripeRefunds } from "./stripe-refunds.ts";
import { stripeSavedCards } from "./stripe-saved-cards.ts";
import { stripeSdk, type StripeSettings } from "./stripe-sdk.ts";

/** Makes the intent at the least charge and raises it (PAYSRV-C4). Nobody has its secret before it is right. */
async function prepare(
  intents: Stripe["paymentIntents"],
  { attemptId, checkoutId, cents, keepFor }: Collection,
): Promise<PaymentAnswer> {
  const made = await answerOf(
    intents.create(
      {
        amount: Number(MINIMUM_CARD_CHARGE),
        currency: "cad",
        allowed_payment_method_types: ["card"],
        metadata: { checkout: checkoutId, attempt: attemptId },
        ...(keepFor === undefined ? {} : { customer: keepFor, setup_future_usage: "off_session" }),
      },
      { idempotencyKey: `pi:${attemptId}` },
    ),
  );
  if (made.tag !== "payment" || made.payment.amount === cents) return made;
  return answerOf(intents.update(made.payment.id, { amount: cents, ...SHOWN }));
}

/** Cancelled for good; or refused: it is being paid, was paid, or was cancelled before. */
const giveUp = async (intents: Stripe["paymentIntents"], id: string): Promise<PaymentAnswer> =>
  orAsItStands(intents, id, await answerOf(intents.cancel(id, SHOWN)));

/** The intent that an event is about: itself, or the one that a charge or a refund belongs to. */
function intentOf(object: object): string | null {
  if ("object" in object && object.object === "payment_intent" && "id" in object)
    return String(object.id);
  const named = "payment_intent" in object ? object.payment_intent : null;
  return typeof named === "string" ? named : null;
}

function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const { object } = data;
  const isOfIntent = "object" in object && object.object === "payment_intent";
  const payment = isOfIntent ? stripePayment(object as Stripe.PaymentIntent) : null;
  return { id, provider: "stripe", type, paymentId: intentOf(object), payment };
}

/** Card payments by Stripe, or by what stands in for it at another address. */
export function stripeCards(settings: StripeSettings): CardProvider {
  let made: Stripe | null = null;
  const sdk = () => (made ??= stripeSdk(settings));
  const intents = () => sdk().paymentIntents;
  const look = (id: string) => answerOf(intents().retrieve(id, SHOWN));
  return {
    publishableKey: settings.publishableKey,
    prepare: (collection) => prepare(intents(), collection),
    look,
    giveUp: (id) => giveUp(intents(), id),
    ...stripeRefunds(sdk),
    ...stripeSavedCards(sdk),
    readEvent: (body, signature) => {
      try {
        return eventOf(sdk().webhooks.constructEvent(body, signature, settings.webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}
