import type Stripe from "stripe";
import type { CardFailure, CardIntent } from "./card-provider.ts";

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

/** A failed try is named by its charge; one that ended before there was a charge, by its card. */
function failureOf(intent: Stripe.PaymentIntent): CardFailure | null {
  const error = intent.last_payment_error;
  if (!error) return null;
  const code = error.decline_code ?? error.code ?? error.type;
  return {
    key: `fail:${intent.id}:${error.charge ?? error.payment_method?.id ?? code}`,
    message: error.message ?? "",
    code,
  };
}

/** Reads an intent as the rest of the payments sees it. */
export const cardIntent = (intent: Stripe.PaymentIntent): CardIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret,
  status: intent.status,
  amount: intent.amount,
  amountReceived: intent.amount_received,
  currency: intent.currency,
  payerId: idOf(intent.customer) ?? idOf(intent.payment_method),
  failure: failureOf(intent),
});
