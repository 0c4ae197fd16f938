import { checkoutSetup } from "./checkout.setup.ts";
import type { PaymentOutput } from "./payment-events.ts";

const output = ({ event }: { readonly event: { readonly output: PaymentOutput } }) => event.output;

/** Whichever way a payment went, it ended in one of these ways. */
const ended = {
  onDone: [
    { guard: { type: "hasPaid", params: output }, target: "recording" },
    {
      guard: { type: "hasCancelled", params: output },
      target: "cancelled",
      actions: { type: "takeCancelled", params: output },
    },
    {
      guard: { type: "cannotPay", params: output },
      target: "refused",
      actions: { type: "sayRefused", params: output },
    },
    { target: "left" },
  ],
  onError: "waitingForProvider",
} as const;

/** Whoever waits may go. */
export const left = {
  "payment.left": {
    target: "left",
    description: "The person goes elsewhere; the server finishes what has begun.",
  },
} as const;

export const payingByCard = checkoutSetup.createStateConfig({
  description: "The card form is beside the summary; what happens there is its own chart.",
  meta: { title: "Paying by card" },
  entry: "sendPaused",
  invoke: {
    id: "cardPayment",
    src: "cardPayment",
    input: ({ context: { checkout }, self }) => ({
      checkoutId: checkout.id,
      clientSecret: checkout.clientSecret ?? "",
      publishableKey: checkout.publishableKey ?? "",
      charge: checkout.receipt.charge,
      verifies: checkout.kind === "cardVerification",
      savesCard: checkout.savesCard,
      checkout: self,
    }),
    ...ended,
  },
  on: left,
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is charged. Another way to pay may be chosen.",
      meta: { title: "Card not charged" },
      on: {
        "payment.begun": { target: "underWay", actions: "sendBegun" },
        "method.chosen": {
          guard: "choosesPaypal",
          target: "#checkout.payingByPaypal",
          actions: "forgetNotice",
        },
      },
    },
    underWay: {
      description: "Money may move: plan, price and the way to pay stand still.",
      meta: { title: "Card payment under way" },
      on: { "payment.paused": { target: "idle", actions: "sendPaused" } },
    },
  },
});

export const payingByPaypal = checkoutSetup.createStateConfig({
  description: "PayPal's button is beside the summary; what happens there is its own chart.",
  meta: { title: "Paying by PayPal" },
  entry: "sendPaused",
  invoke: {
    id: "paypalPayment",
    src: "paypalPayment",
    input: ({ context: { checkout }, self }) => ({
      checkoutId: checkout.id,
      hasOrder: checkout.method === "paypal",
      checkout: self,
    }),
    ...ended,
  },
  on: left,
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is charged. Another way to pay may be chosen.",
      meta: { title: "PayPal not charged" },
      on: {
        "payment.begun": { target: "underWay", actions: ["dropCard", "sendBegun"] },
        "method.chosen": [
          {
            guard: "choosesOpenCard",
            target: "#checkout.payingByCard",
            actions: "forgetNotice",
          },
          { guard: "choosesCard", target: "#checkout.returningToCard" },
        ],
      },
    },
    underWay: {
      description: "Money may move: plan, price and the way to pay stand still.",
      meta: { title: "PayPal payment under way" },
      on: { "payment.paused": { target: "idle", actions: "sendPaused" } },
    },
  },
});
