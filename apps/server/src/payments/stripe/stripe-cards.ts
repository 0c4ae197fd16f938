import { MINIMUM_CARD_CHARGE } from "@marquee/domain/payments/card-charge";
import Stripe from "stripe";
import type {
  PaymentRequest,
  PaymentResponse,
  ProviderEvent,
} from "../attempts/payment-provider.ts";
import type { CardProvider } from "../cards/card-provider.ts";
import { stripeDisputes } from "./stripe-disputes.ts";
import { stripeLines } from "./stripe-lines.ts";
import { stripePayment } from "./stripe-payment.ts";
import { stripeRefunds } from "./stripe-refunds.ts";
import { toPaymentResponse, orCurrentStatus, WITH_CARD } from "./stripe-response.ts";
import { isForgottenByUs, stripeSavedCards } from "./stripe-saved-cards.ts";
import { stripeSdk, type StripeSettings } from "./stripe-sdk.ts";

/** Creates the intent at the minimum charge and raises it (PAYSRV-C4). Its secret is stored after that. */
async function createPayment(
  intents: Stripe["paymentIntents"],
  { attemptId, checkoutId, cents, saveFor, payer }: PaymentRequest,
): Promise<PaymentResponse> {
  const made = await toPaymentResponse(
    intents.create(
      {
        amount: Number(MINIMUM_CARD_CHARGE),
        currency: "cad",
        allowed_payment_method_types: ["card"],
        metadata: { checkout: checkoutId, attempt: attemptId },
        ...(saveFor === undefined ? {} : { customer: saveFor, setup_future_usage: "off_session" }),
      },
      { idempotencyKey: `pi:${attemptId}` },
    ),
  );
  if (made.tag !== "payment" || made.payment.amount === cents) return made;
  // the first call is repeated under its key, and must be the same for every release
  return toPaymentResponse(
    intents.update(made.payment.id, {
      amount: cents,
      ...(payer === undefined ? {} : { metadata: { payer } }),
      ...WITH_CARD,
    }),
  );
}

/** Cancels the intent; a refusal returns its state: it is being paid, was paid, or was cancelled before. */
const cancelPayment = async (
  intents: Stripe["paymentIntents"],
  id: string,
): Promise<PaymentResponse> =>
  orCurrentStatus(intents, id, await toPaymentResponse(intents.cancel(id, WITH_CARD)));

/** The intent that an event is about: itself, or the one that a charge or a refund belongs to. */
function eventIntent(object: object): string | null {
  if ("object" in object && object.object === "payment_intent" && "id" in object)
    return String(object.id);
  const named = "payment_intent" in object ? object.payment_intent : null;
  return typeof named === "string" ? named : null;
}

/** The dispute that an event is about. */
const eventDispute = (object: object): Pick<ProviderEvent, "disputeId"> =>
  "object" in object && object.object === "dispute" && "id" in object
    ? { disputeId: String(object.id) }
    : {};

/** The card that an event is about. */
const eventCard = (object: object): Pick<ProviderEvent, "cardId"> =>
  "object" in object && object.object === "payment_method" && "id" in object
    ? { cardId: String(object.id) }
    : {};

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  const { object } = event.data;
  const isOfIntent = "object" in object && object.object === "payment_intent";
  const payment = isOfIntent ? stripePayment(object as Stripe.PaymentIntent) : null;
  return {
    id,
    provider: "stripe",
    type,
    paymentId: eventIntent(object),
    payment,
    ...eventDispute(object),
    ...(isForgottenByUs(event) ? {} : eventCard(object)),
  };
}

/** Card payments by Stripe, or by its stand-in at another address. */
export function stripeCards(settings: StripeSettings): CardProvider {
  let made: Stripe | null = null;
  const sdk = () => (made ??= stripeSdk(settings));
  const intents = () => sdk().paymentIntents;
  const findPayment = (id: string) => toPaymentResponse(intents().retrieve(id, WITH_CARD));
  return {
    publishableKey: settings.publishableKey,
    until: (deadline) =>
      stripeCards({
        ...settings,
        ending: settings.ending ? AbortSignal.any([settings.ending, deadline]) : deadline,
      }),
    createPayment: (request) => createPayment(intents(), request),
    findPayment,
    cancelPayment: (id) => cancelPayment(intents(), id),
    ...stripeRefunds(sdk),
    ...stripeDisputes(sdk),
    ...stripeLines(sdk),
    ...stripeSavedCards(sdk),
    readEvent: (body, signature) => {
      try {
        return toProviderEvent(
          sdk().webhooks.constructEvent(body, signature, settings.webhookSecret),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}
