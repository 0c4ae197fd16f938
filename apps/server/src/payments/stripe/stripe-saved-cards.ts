import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { CardProvider, Confirmation } from "../cards/card-provider.ts";
import type { PaymentAnswer } from "../attempts/payment-provider.ts";
import { answerOf, orAsItStands, SHOWN } from "./stripe-answer.ts";
import { isUnderWay, stripeFailure } from "./stripe-sdk.ts";

type SavedCards = Pick<CardProvider, "confirm" | "forget" | "keep" | "makeCustomer">;

/** A key without the address in it: keys are kept and shown where addresses need not be. */
const keyOf = (email: string): string =>
  `customer:${createHash("sha256").update(email).digest("hex")}`;

async function makeCustomer(sdk: Stripe, email: string): ReturnType<SavedCards["makeCustomer"]> {
  try {
    const customer = await sdk.customers.create({ email }, { idempotencyKey: keyOf(email) });
    // The SDK takes any JSON without an `error` for success, a proxy's 404 included.
    return customer.object === "customer" && typeof customer.id === "string"
      ? { tag: "customer", customerId: customer.id }
      : { tag: "unavailable", reason: "the answer is no customer" };
  } catch (error) {
    return isUnderWay(error) ? "busy" : stripeFailure(error);
  }
}

async function keep(
  intents: Stripe["paymentIntents"],
  id: string,
  customer: string | null,
): Promise<PaymentAnswer> {
  // A customer stays on an intent for good; without the usage nothing is kept for them.
  const change =
    customer === null
      ? ({ setup_future_usage: "" } as const)
      : ({ customer, setup_future_usage: "off_session" } as const);
  return orAsItStands(intents, id, await answerOf(intents.update(id, { ...change, ...SHOWN })));
}

/** Somebody else may have wanted to keep a card with it; the card that is charged belongs to its own customer. */
const belongsTo = (
  intents: Stripe["paymentIntents"],
  { payment, customerId }: Confirmation,
): Promise<PaymentAnswer> =>
  payment.payerId === customerId
    ? Promise.resolve({ tag: "payment", payment })
    : answerOf(
        intents.update(payment.id, { customer: customerId, setup_future_usage: "", ...SHOWN }),
      );

async function confirm(
  intents: Stripe["paymentIntents"],
  confirmation: Confirmation,
): Promise<PaymentAnswer> {
  const { payment, cardId, key } = confirmation;
  const ready = await belongsTo(intents, confirmation);
  if (ready.tag !== "payment") return orAsItStands(intents, payment.id, ready);
  const params = { payment_method: cardId, ...SHOWN };
  const answer = await answerOf(intents.confirm(payment.id, params, { idempotencyKey: key }));
  return orAsItStands(intents, payment.id, answer);
}

async function forget(
  methods: Stripe["paymentMethods"],
  id: string,
): ReturnType<SavedCards["forget"]> {
  try {
    await methods.detach(id);
    return { tag: "gone" };
  } catch (error) {
    const failure = stripeFailure(error);
    if (failure.tag === "unavailable") return failure;
  }
  // Refused: it may be that it belongs to nobody any more.
  try {
    const { customer } = await methods.retrieve(id);
    return customer === null
      ? { tag: "gone" }
      : { tag: "unavailable", reason: "it stays attached" };
  } catch (error) {
    const failure = stripeFailure(error);
    return failure.tag === "refused" && failure.missing
      ? { tag: "gone" }
      : { tag: "unavailable", reason: failure.reason };
  }
}

/** Saved cards of people, kept by the provider (PAYSRV-K1 to PAYSRV-K8). */
export const stripeSavedCards = (sdk: () => Stripe): SavedCards => ({
  makeCustomer: (email) => makeCustomer(sdk(), email),
  keep: (paymentId, customerId) => keep(sdk().paymentIntents, paymentId, customerId),
  confirm: (confirmation) => confirm(sdk().paymentIntents, confirmation),
  forget: (cardId) => forget(sdk().paymentMethods, cardId),
});
