import { failureMessage } from "@marquee/domain/payments/card-message";
import { cardFamily } from "@marquee/domain/payments/decline-limits";
import type { PaidWith } from "@marquee/domain/payments/transaction.schema";
import type Stripe from "stripe";
import type {
  CardSaving,
  Payment,
  PaymentFailure,
  ProviderCard,
} from "../attempts/payment-provider.ts";

type StripeFailure = NonNullable<Stripe.PaymentIntent["last_payment_error"]>;

/** Returns the id of what Stripe sends as an id alone or expanded; null if it sends nothing. */
export const expandableId = (
  value: string | { readonly id: string } | null | undefined,
): string | null => (typeof value === "string" ? value : (value?.id ?? null));

/**
 * A failure is named by its charge. One without a charge, such as a failed check with the bank, is named by its card,
 * and by the confirmation: a saved card is the same each time, and a card that is typed in is another.
 */
function failureKey({ id, metadata }: Stripe.PaymentIntent, error: StripeFailure): string {
  if (error.charge) return `fail:${id}:${error.charge}`;
  const card = error.payment_method?.id ?? error.code ?? error.type;
  const { confirm } = metadata;
  return confirm === undefined ? `fail:${id}:${card}` : `fail:${id}:${card}:${confirm}`;
}

/** Accounts that Stripe has let see them have the first digits of a card, which its types leave out. */
const familyOf = (card: Stripe.PaymentMethod.Card & { readonly iin?: string | null }): string =>
  cardFamily({
    brand: card.brand,
    last4digit: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    iin: card.iin,
  });

function paymentFailure(intent: Stripe.PaymentIntent): PaymentFailure | null {
  const error = intent.last_payment_error;
  if (!error) return null;
  const code = error.decline_code ?? error.code ?? error.type;
  const message = failureMessage({ code, message: error.message ?? "" });
  const card = error.payment_method?.card;
  return {
    key: failureKey(intent, error),
    message,
    code,
    fingerprint: card?.fingerprint ?? null,
    family: card ? familyOf(card) : null,
  };
}

function methodCard(method: Stripe.PaymentIntent["payment_method"]): ProviderCard | null {
  if (method === null || typeof method === "string" || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = method.card;
  if (!fingerprint) return null;
  return { cardId: method.id, brand, last4digit: last4, expMonth, expYear, fingerprint };
}

/** The card that paid. */
function usedCard({ amount_received: received, payment_method: method }: Stripe.PaymentIntent): {
  readonly paidWith?: PaidWith;
} {
  if (!(received > 0) || typeof method !== "object" || !method?.card) return {};
  const { brand, last4: last4digit } = method.card;
  return { paidWith: { paymentType: "Card", brand, last4digit } };
}

/**
 * The customer for whom the card is saved, and the card once it has been charged, which is when the provider saves it.
 * A card of another customer stays theirs, whatever was set while their bank checked them (PAYSRV-K3).
 */
function readCardSaving(intent: Stripe.PaymentIntent): CardSaving | null {
  const { payment_method: method } = intent;
  const customerId = expandableId(intent.customer);
  if (customerId === null || intent.setup_future_usage !== "off_session") return null;
  const isTheirs =
    intent.status === "succeeded" &&
    typeof method === "object" &&
    expandableId(method?.customer) === customerId;
  return { customerId, card: isTheirs ? methodCard(method) : null };
}

/** The part of the intent that the payer's browser needs: without the customer and our metadata. */
function shownIntent(intent: Stripe.PaymentIntent): string {
  const { id, object, amount, amount_received, client_secret, created, currency } = intent;
  const { livemode, next_action, payment_method_types, status } = intent;
  const error = intent.last_payment_error;
  return JSON.stringify({
    id,
    object,
    amount,
    amount_received,
    client_secret,
    created,
    currency,
    last_payment_error: error && {
      type: error.type,
      code: error.code,
      decline_code: error.decline_code,
      message: error.message,
    },
    livemode,
    next_action,
    payment_method: expandableId(intent.payment_method),
    payment_method_types,
    status,
  });
}

const withCardSaving = (cardSaving: CardSaving | null): { readonly cardSaving?: CardSaving } =>
  cardSaving === null ? {} : { cardSaving };

/** An intent as a payment. */
export const stripePayment = (intent: Stripe.PaymentIntent): Payment => ({
  id: intent.id,
  clientSecret: intent.client_secret,
  status: intent.status,
  amount: intent.amount,
  amountReceived: intent.amount_received,
  currency: intent.currency,
  payerId: expandableId(intent.customer) ?? expandableId(intent.payment_method),
  customerId: expandableId(intent.customer),
  receivedAs: intent.amount_received > 0 ? intent.id : null,
  failure: paymentFailure(intent),
  ...withCardSaving(readCardSaving(intent)),
  ...usedCard(intent),
  cardId: expandableId(intent.payment_method),
  shown: shownIntent(intent),
});
