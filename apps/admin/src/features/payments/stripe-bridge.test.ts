import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { expect, it, vi } from "vitest";
import { provideCards } from "../../testing/card-provider.ts";
import { StripeBridge } from "./stripe-bridge.ts";

const SECRET = "pi_1_secret_2";
const retrieve = vi.fn();

/** Confirms a card; the provider responds so to the confirmation, and so when it is queried. */
async function confirm(confirmed: object, stored: object) {
  retrieve.mockReset().mockResolvedValue(stored);
  provideCards(() => Promise.resolve(confirmed), retrieve);
  const bridge = new StripeBridge(null);
  await bridge.load("pk_test_1");
  const elements: Pick<StripeElements, "submit"> = {
    submit: () => Promise.resolve({ selectedPaymentMethod: "card" }),
  };
  bridge.setElements(elements as StripeElements);
  return bridge.confirm(SECRET);
}

const intent = (status: string): Awaited<ReturnType<Stripe["retrievePaymentIntent"]>> =>
  ({ paymentIntent: { status } }) as Awaited<ReturnType<Stripe["retrievePaymentIntent"]>>;

it("[PAYFLOW-M16] reads what became of a payment back by its client secret", async () => {
  expect(await confirm(intent("succeeded"), intent("processing"))).toEqual({
    status: "processing",
    error: null,
  });
  expect(retrieve).toHaveBeenCalledExactlyOnceWith(SECRET);
});

it("[PAYFLOW-M16] takes the confirmation's own response if the provider does not respond to the query", async () => {
  const error = { type: "api_connection_error", message: "away" };
  expect(await confirm(intent("succeeded"), { error })).toEqual({
    status: "succeeded",
    error: null,
  });
});

it("[PAYFLOW-M16] queries nothing about a card that was declined", async () => {
  const error = { type: "card_error", message: "Your card was declined." };
  expect(await confirm({ error }, {})).toEqual({ status: null, error });
  expect(retrieve).not.toHaveBeenCalled();
});
