import { createHash, randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { PaymentResponse } from "../attempts/payment-provider.ts";
import type { CardProvider, Confirmation } from "../cards/card-provider.ts";
import { toPaymentResponse, orCurrentStatus, WITH_CARD } from "./stripe-response.ts";
import { isIdempotencyConflict, stripeFailure } from "./stripe-sdk.ts";

type SavedCards = Pick<
  CardProvider,
  "confirm" | "createCustomer" | "findCard" | "forget" | "saveCard"
>;

/** A key without the address in it, since providers store and log keys. */
const customerKey = (email: string): string =>
  `customer:${createHash("sha256").update(email).digest("hex")}`;

async function createCustomer(
  sdk: Stripe,
  email: string,
): ReturnType<SavedCards["createCustomer"]> {
  try {
    const customer = await sdk.customers.create({ email }, { idempotencyKey: customerKey(email) });
    // The SDK takes any JSON without an `error` for success, a proxy's 404 included.
    return customer.object === "customer" && typeof customer.id === "string"
      ? { tag: "customer", customerId: customer.id }
      : { tag: "unavailable", reason: "the answer is no customer" };
  } catch (error) {
    return isIdempotencyConflict(error) ? "busy" : stripeFailure(error);
  }
}

async function saveCard(
  intents: Stripe["paymentIntents"],
  id: string,
  customer: string | null,
): Promise<PaymentResponse> {
  // A customer cannot be taken off an intent; without the usage nothing is saved for them.
  const change =
    customer === null
      ? ({ setup_future_usage: "" } as const)
      : ({ customer, setup_future_usage: "off_session" } as const);
  return orCurrentStatus(
    intents,
    id,
    await toPaymentResponse(intents.update(id, { ...change, ...WITH_CARD })),
  );
}

/** Prepares the intent for a charge: its name, which tells one failure from an earlier one, and the card's customer. */
const prepare = (
  intents: Stripe["paymentIntents"],
  { payment, customerId, key }: Confirmation,
): Promise<PaymentResponse> =>
  toPaymentResponse(
    intents.update(payment.id, {
      metadata: { confirm: key },
      ...(payment.customerId === customerId
        ? {}
        : { customer: customerId, setup_future_usage: "" as const }),
      ...WITH_CARD,
    }),
  );

async function confirm(
  intents: Stripe["paymentIntents"],
  confirmation: Confirmation,
): Promise<PaymentResponse> {
  const { payment, cardId, key } = confirmation;
  const ready = await prepare(intents, confirmation);
  if (ready.tag !== "payment") return orCurrentStatus(intents, payment.id, ready);
  const params = { payment_method: cardId, ...WITH_CARD };
  const response = await toPaymentResponse(
    intents.confirm(payment.id, params, { idempotencyKey: key }),
  );
  return orCurrentStatus(intents, payment.id, response);
}

/** A card as it is now: one that is attached to no customer any more, or unknown, is gone. */
async function findCard(
  methods: Stripe["paymentMethods"],
  id: string,
): ReturnType<SavedCards["findCard"]> {
  try {
    const { customer, card } = await methods.retrieve(id);
    if (customer === null) return { tag: "gone" };
    if (!card) return { tag: "unavailable", reason: "the answer is no card" };
    return {
      tag: "card",
      brand: card.brand,
      last4digit: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      fingerprint: card.fingerprint ?? null,
    };
  } catch (error) {
    const failure = stripeFailure(error);
    return failure.tag === "refused" && failure.missing
      ? { tag: "gone" }
      : { tag: "unavailable", reason: failure.reason };
  }
}

const FORGET = "forget:";

/** Whether an event tells of a card that was forgotten by a call of ours: its user is deleting it, and is named by the trail. */
export const isForgottenByUs = ({ request }: Pick<Stripe.Event, "request">): boolean =>
  request?.idempotency_key?.startsWith(FORGET) ?? false;

async function forget(
  methods: Stripe["paymentMethods"],
  id: string,
): ReturnType<SavedCards["forget"]> {
  try {
    await methods.detach(id, {}, { idempotencyKey: `${FORGET}${randomUUID()}` });
    return { tag: "gone" };
  } catch (error) {
    const failure = stripeFailure(error);
    if (failure.tag === "unavailable") return failure;
  }
  // Refused, perhaps because it is detached already.
  const found = await findCard(methods, id);
  return found.tag === "card" ? { tag: "unavailable", reason: "it stays attached" } : found;
}

/** Customers and their saved cards at the provider (PAYSRV-K1 to PAYSRV-K8). */
export const stripeSavedCards = (sdk: () => Stripe): SavedCards => ({
  createCustomer: (email) => createCustomer(sdk(), email),
  saveCard: (paymentId, customerId) => saveCard(sdk().paymentIntents, paymentId, customerId),
  confirm: (confirmation) => confirm(sdk().paymentIntents, confirmation),
  findCard: (cardId) => findCard(sdk().paymentMethods, cardId),
  forget: (cardId) => forget(sdk().paymentMethods, cardId),
});
