import type { PaymentIntentResult } from "@stripe/stripe-js";
import { vi } from "vitest";

type Confirm = () => Promise<Partial<PaymentIntentResult>>;

/** The part of the provider's browser object that the card form touches. */
function providerThat(confirmPayment: Confirm) {
  const element = {
    mount: () => {},
    unmount: () => {},
    destroy: () => {},
    update: () => {},
    on: (name: string, listener: () => void) => {
      if (name === "ready") queueMicrotask(listener);
      return element;
    },
    off: () => element,
    once: () => element,
  };
  const elements = {
    create: () => element,
    getElement: () => null,
    update: () => {},
    submit: () => Promise.resolve({}),
  };
  return {
    elements: () => elements,
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
    registerAppInfo: () => {},
    _registerWrapper: () => {},
    confirmPayment,
    // What the provider says of it when it is queried: nothing, so that the confirmation's own response counts.
    retrievePaymentIntent: () => Promise.resolve({}),
  };
}

// The loader reads the provider's script of the page once, so there is one for all tests of a file.
let current = providerThat(() => Promise.resolve({}));
const Stripe = Object.assign(() => current, { version: "endive" });

/** Puts the provider's script on the page; the provider responds to a confirmation as the test wants. */
export function provideCards(confirm: Confirm) {
  const confirmPayment = vi.fn(confirm);
  current = providerThat(confirmPayment);
  vi.stubGlobal("Stripe", Stripe);
  return confirmPayment;
}
