import type { Listener } from "../patterns/listener.ts";

/** The events of a payment: while it is under way, neither the plan nor the payment method may change. */
export type PaymentEvent = { readonly type: "payment.begun" } | { readonly type: "payment.paused" };

interface WithCheckout {
  readonly context: { readonly checkout: Listener<PaymentEvent> };
}

/** The actions by which the machine of a payment method sends these events to its checkout. */
export const paymentEventActions = {
  sendBegun: ({ context }: WithCheckout) => context.checkout.send({ type: "payment.begun" }),
  sendPaused: ({ context }: WithCheckout) => context.checkout.send({ type: "payment.paused" }),
};
