import type { PaymentIntentResult } from "@stripe/stripe-js";
import { vi } from "vitest";

type Respond = () => Promise<Partial<PaymentIntentResult>>;

/** The part of the provider's browser object that the card form touches. */
function providerThat(confirmPayment: Respond, retrievePaymentIntent: Respond) {
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
    retrievePaymentIntent,
  };
}

// The loader reads the provider's script of the page once, so there is one for all tests of a file.
const nothing: Respond = () => Promise.resolve({});
let current = providerThat(nothing, nothing);
const Stripe = Object.assign(() => current, { version: "endive" });

/**
 * Puts the provider's script on the page; the provider responds to a confirmation as the test wants. If it is queried, it says
 * nothing by default, so that the confirmation's own response counts.
 */
export function provideCards(confirm: Respond, retrieve: Respond = nothing) {
  const confirmPayment = vi.fn(confirm);
  current = providerThat(confirmPayment, retrieve);
  vi.stubGlobal("Stripe", Stripe);
  return confirmPayment;
}
