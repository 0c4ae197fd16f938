import { paymentMessages } from "@marquee/domain/payments/messages";
import { assign, setup } from "xstate";
import { readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import {
  applySwitchResponse,
  createPaymentMethodContext,
  dropCard,
  endPayment,
  isPayable,
  type PayByCardResponse,
  type PaymentMethodContext,
  type PaymentMethodEvent,
  type PaymentMethodInput,
  type PaymentMethodOutput,
} from "./payment-method.model.ts";
import type { PaymentOutput } from "./payment-outcome.ts";
import { paypalPaymentMachine } from "./paypal-payment.machine.ts";
import type { CheckoutRequest } from "./settlement.model.ts";

/** The payment by either method ends this machine. If it fails, money may have moved. */
const ending = {
  onDone: {
    target: "ended",
    actions: {
      type: "endPayment",
      params: ({ event }: { readonly event: { readonly output: PaymentOutput } }) => event.output,
    },
  },
  onError: { target: "ended", actions: { type: "setOutcome", params: { outcome: "unknown" } } },
} as const;

/** While money may move, nothing may change. */
const paying = {
  description: "Money may move: plan, price and payment method are locked.",
  meta: { title: "Payment under way" },
  on: { "payment.paused": { target: "idle", actions: "sendPaused" } },
} as const;

/** Paying a checkout by card or PayPal, and changing between them (CHECKOUT-M7 … CHECKOUT-M9). */
const machine = setup({
  types: {
    context: {} as PaymentMethodContext,
    events: {} as PaymentMethodEvent,
    input: {} as PaymentMethodInput,
    output: {} as PaymentMethodOutput,
    meta: {} as { title: string },
    children: {} as {
      cardPayment: "cardPayment";
      paypalPayment: "paypalPayment";
      payByCard: "payByCard";
    },
  },
  actors: {
    cardPayment: cardPaymentMachine,
    paypalPayment: paypalPaymentMachine,
    payByCard: callNotProvided<PayByCardResponse, CheckoutRequest>("payByCard"),
  },
  guards: {
    isByPaypal: ({ context: { checkout, prefers } }) =>
      checkout.paypal !== null && (checkout.method === "paypal" || prefers === "paypal"),
    hasCardForm: ({ context }) => context.checkout.clientSecret !== null,
    choosesPaypal: ({ context, event }) =>
      event.type === "method.chosen" &&
      event.method === "paypal" &&
      context.checkout.paypal !== null,
    choosesOpenCard: ({ context, event }) =>
      event.type === "method.chosen" &&
      event.method === "card" &&
      context.checkout.clientSecret !== null,
    choosesCard: ({ event }) => event.type === "method.chosen" && event.method === "card",
    hasChanged: (_, { checkout }: PayByCardResponse) => !isPayable(checkout),
    staysWithPaypal: (_, { tag, checkout }: PayByCardResponse) =>
      tag === "refused" && checkout.paypal !== null,
    canPayByCard: (_, { checkout }: PayByCardResponse) => checkout.clientSecret !== null,
  },
  actions: {
    applySwitchResponse: assign(({ context }, response: PayByCardResponse) =>
      applySwitchResponse(context, response),
    ),
    dropCard: assign(({ context }) => dropCard(context)),
    setMethod: assign((_, { method }: Pick<PaymentMethodOutput, "method">) => ({ method })),
    clearNotice: assign({ notice: null }),
    setFailedNotice: assign({ notice: paymentMessages.failed }),
    endPayment: assign(({ context }, output: PaymentOutput) => endPayment(context, output)),
    setOutcome: assign((_, { outcome }: Pick<PaymentMethodOutput, "outcome">) => ({ outcome })),
    sendBegun: ({ context }) => context.plan.send({ type: "payment.begun" }),
    sendPaused: ({ context }) => context.plan.send({ type: "payment.paused" }),
  },
}).createMachine({
  id: "paymentMethod",
  description: "One payment, by card or by PayPal, which can be changed until money may move.",
  context: ({ input }) => createPaymentMethodContext(input),
  output: ({ context: { outcome, message, checkout, method } }) => ({
    outcome,
    message,
    checkout,
    method,
  }),
  initial: "opening",
  states: {
    opening: {
      description:
        "The payment goes on by the method that the server has, after a reload too, or begins by the one that was asked for.",
      meta: { title: "Opening" },
      always: [
        { guard: "isByPaypal", target: "byPaypal" },
        { guard: "hasCardForm", target: "byCard" },
        { target: "returningToCard" },
      ],
    },
    byCard: {
      description: "The card form shows; the card payment is a machine of its own.",
      meta: { title: "Paying by card" },
      entry: [{ type: "setMethod", params: { method: "card" } }, "sendPaused"],
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
        ...ending,
      },
      initial: "idle",
      states: {
        idle: {
          description: "Nothing is charged. Another payment method may be chosen.",
          meta: { title: "Card not charged" },
          on: {
            "payment.begun": { target: "paying", actions: "sendBegun" },
            "method.chosen": {
              guard: "choosesPaypal",
              target: "#paymentMethod.byPaypal",
              actions: "clearNotice",
            },
          },
        },
        paying,
      },
    },
    byPaypal: {
      description: "PayPal's button shows; the payment by PayPal is a machine of its own.",
      meta: { title: "Paying by PayPal" },
      entry: [{ type: "setMethod", params: { method: "paypal" } }, "sendPaused"],
      invoke: {
        id: "paypalPayment",
        src: "paypalPayment",
        input: ({ context: { checkout }, self }) => ({
          checkoutId: checkout.id,
          hasOrder: checkout.method === "paypal",
          checkout: self,
        }),
        ...ending,
      },
      initial: "idle",
      states: {
        idle: {
          description: "Nothing is charged. Another payment method may be chosen.",
          meta: { title: "PayPal not charged" },
          on: {
            "payment.begun": { target: "paying", actions: ["dropCard", "sendBegun"] },
            "method.chosen": [
              {
                guard: "choosesOpenCard",
                target: "#paymentMethod.byCard",
                actions: "clearNotice",
              },
              {
                guard: "choosesCard",
                target: "#paymentMethod.returningToCard",
                actions: "clearNotice",
              },
            ],
          },
        },
        paying,
      },
    },
    returningToCard: {
      description: "The server cancels PayPal's order and makes a new intent for the card.",
      meta: { title: "Returning to the card" },
      invoke: {
        id: "payByCard",
        src: "payByCard",
        input: ({ context: { checkout } }) => ({ checkoutId: checkout.id }),
        onDone: [
          {
            guard: { type: "hasChanged", params: readOutput },
            target: "ended",
            actions: [
              { type: "applySwitchResponse", params: readOutput },
              { type: "setOutcome", params: { outcome: "changed" } },
            ],
          },
          {
            guard: { type: "staysWithPaypal", params: readOutput },
            target: "byPaypal",
            actions: { type: "applySwitchResponse", params: readOutput },
          },
          {
            guard: { type: "canPayByCard", params: readOutput },
            target: "byCard",
            actions: { type: "applySwitchResponse", params: readOutput },
          },
          {
            target: "cardUnavailable",
            actions: { type: "applySwitchResponse", params: readOutput },
          },
        ],
        onError: { target: "cardUnavailable", actions: "setFailedNotice" },
      },
      on: { "payment.left": "ended" },
    },
    cardUnavailable: {
      description: "The card is not available now. The user retries it, or chooses PayPal.",
      meta: { title: "Card not available" },
      on: {
        "method.chosen": [
          { guard: "choosesPaypal", target: "byPaypal", actions: "clearNotice" },
          { guard: "choosesCard", target: "returningToCard", actions: "clearNotice" },
        ],
      },
    },
    ended: {
      type: "final",
      description: "The payment is over; the output is its outcome.",
      meta: { title: "Ended" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of all that invokes it would repeat the whole of it. */
export interface PaymentMethodMachine extends Inferred {}

export const paymentMethodMachine: PaymentMethodMachine = machine;
