import { MINIMUM_CARD_CHARGE } from "@marquee/domain/payments/charge-for";
import Stripe from "stripe";
import type { CardAnswer, CardEvent, CardProvider } from "./card-provider.ts";
import { cardIntent } from "./stripe-intent.ts";

/** Where the provider is and who we are to it. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Null for the provider itself; the stand-in's origin otherwise, known once it listens. */
  readonly origin: (() => string) | null;
  /** Milliseconds to wait for an answer; tests of silence wait less. */
  readonly answerWithin?: number;
}

/** Together they stay below a lease: whoever waits for the provider still holds the attempt. */
const ANSWER_WITHIN = 6_000;
const RETRIES = 1;

/** The provider's own SDK, with our patience. */
export function stripeSdk({
  secretKey,
  origin,
  answerWithin = ANSWER_WITHIN,
}: StripeSettings): Stripe {
  const patience = { timeout: answerWithin, maxNetworkRetries: RETRIES, telemetry: false };
  if (origin === null) return new Stripe(secretKey, patience);
  const { hostname, port, protocol } = new URL(origin());
  return new Stripe(secretKey, {
    ...patience,
    host: hostname,
    port,
    protocol: protocol === "https:" ? "https" : "http",
  });
}

/** What a failed call means. Only a refusal that the provider worded itself counts as one. */
function failed(error: unknown): CardAnswer {
  const { StripeInvalidRequestError, StripeIdempotencyError, StripeError } = Stripe.errors;
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
    return {
      tag: "refused",
      reason: error.code ?? error.message,
      missing: error.code === "resource_missing",
    };
  if (error instanceof StripeError) return { tag: "unavailable", reason: error.type };
  throw error;
}

/** The SDK takes any JSON without an `error` for success, a proxy's 404 included: only an intent is one. */
const isIntent = (value: { readonly object?: string; readonly id?: string }): boolean =>
  value.object === "payment_intent" && typeof value.id === "string";

async function answerOf(call: Promise<Stripe.PaymentIntent>): Promise<CardAnswer> {
  try {
    const intent = await call;
    return isIntent(intent)
      ? { tag: "intent", intent: cardIntent(intent) }
      : { tag: "unavailable", reason: "the answer is no payment intent" };
  } catch (error) {
    return failed(error);
  }
}

function eventOf(event: Stripe.Event): CardEvent {
  const { object } = event.data;
  const isOfIntent = "object" in object && object.object === "payment_intent";
  return {
    id: event.id,
    type: event.type,
    intent: isOfIntent ? cardIntent(object as Stripe.PaymentIntent) : null,
  };
}

/** Card payments by Stripe, or by what stands in for it at another address. */
export function stripeCards(settings: StripeSettings): CardProvider {
  let sdk: Stripe | null = null;
  const intents = () => (sdk ??= stripeSdk(settings)).paymentIntents;
  return {
    publishableKey: settings.publishableKey,
    create: (checkoutId) =>
      answerOf(
        intents().create(
          {
            amount: Number(MINIMUM_CARD_CHARGE),
            currency: "cad",
            allowed_payment_method_types: ["card"],
            metadata: { checkout: checkoutId },
          },
          { idempotencyKey: `pi:${checkoutId}` },
        ),
      ),
    raise: (intentId, cents) => answerOf(intents().update(intentId, { amount: cents })),
    retrieve: (intentId) => answerOf(intents().retrieve(intentId)),
    cancel: (intentId) => answerOf(intents().cancel(intentId)),
    readEvent: (body, signature) => {
      try {
        const { webhooks } = (sdk ??= stripeSdk(settings));
        return eventOf(webhooks.constructEvent(body, signature, settings.webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}
