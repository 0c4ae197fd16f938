import Stripe from "stripe";
import type { ConfirmCard } from "./campaigns.ts";

/** Pays as a browser would, with the provider's own SDK and one of its named test cards. */
export const confirmCard =
  (sdk: () => Stripe): ConfirmCard =>
  async (intentId, card) => {
    try {
      await sdk().paymentIntents.confirm(intentId, { payment_method: card });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    }
  };
