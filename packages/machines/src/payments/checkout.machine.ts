import { paymentMessages } from "@marquee/domain/payments/messages";
import { checkoutContext, checkoutSetup } from "./checkout.setup.ts";
import { left, payingByCard, payingByPaypal } from "./checkout-ways.ts";

/** From a price to the record of its payment, for everything that is paid for (CHECKOUT-M1 … CHECKOUT-M9). */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  description: "A stored and priced checkout: paid in one way or another, recorded, and known so.",
  context: ({ input }) => checkoutContext(input),
  output: ({ context: { tag, checkout, notice } }) => ({ tag, checkout, notice }),
  initial: "deciding",
  states: {
    deciding: {
      description:
        "What the server says of the checkout decides where it goes on, after a reload too.",
      meta: { title: "Finding its place" },
      always: [
        { guard: "isSettled", target: "settled" },
        { guard: "isPending", target: "waitingForProvider" },
        {
          guard: "isRefused",
          target: "refused",
          actions: { type: "sayRefused", params: { message: null } },
        },
        { guard: "isFree", target: "free" },
        { guard: "isByPaypal", target: "payingByPaypal" },
        { guard: "hasCardForm", target: "payingByCard" },
        { target: "returningToCard" },
      ],
    },
    free: {
      description: "It costs nothing: no card is asked for.",
      meta: { title: "Nothing to pay" },
      entry: "sendPaused",
      on: { "payment.started": "recording" },
    },
    payingByCard,
    payingByPaypal,
    returningToCard: {
      description: "The server gives PayPal's order up and makes the card's payment anew.",
      meta: { title: "Returning to the card" },
      invoke: {
        id: "payByCard",
        src: "payByCard",
        input: ({ context: { checkout } }) => ({ checkoutId: checkout.id }),
        onDone: [
          {
            guard: { type: "staysWithPaypal", params: ({ event }) => event.output },
            target: "payingByPaypal",
            actions: { type: "takeSwitch", params: ({ event }) => event.output },
          },
          {
            guard: { type: "canContinue", params: ({ event }) => event.output },
            target: "deciding",
            actions: { type: "takeSwitch", params: ({ event }) => event.output },
          },
          {
            target: "cardUnavailable",
            actions: { type: "takeSwitch", params: ({ event }) => event.output },
          },
        ],
        onError: { target: "cardUnavailable", actions: "sayFailed" },
      },
      on: left,
    },
    cardUnavailable: {
      description: "The card cannot be returned to now. It can be tried again, or PayPal chosen.",
      meta: { title: "Card not available" },
      on: {
        ...left,
        "method.chosen": [
          { guard: "choosesPaypal", target: "payingByPaypal", actions: "forgetNotice" },
          { guard: "choosesCard", target: "returningToCard" },
        ],
      },
    },
    cancelled: {
      description: "The person gave the payment up. Nothing was charged, and the price stands.",
      meta: { title: "Payment cancelled" },
      entry: [
        "sendPaused",
        { type: "notify", params: { kind: "info", message: paymentMessages.cancelled } },
      ],
      on: { ...left, "payment.started": "deciding" },
    },
    recording: {
      description:
        "The server verifies the payment and makes of it what was paid for, exactly once.",
      meta: { title: "Recording" },
      tags: "safeToWait",
      entry: ["forgetNotice", "sendBegun"],
      invoke: {
        id: "recordPayment",
        src: "recordPayment",
        input: ({ context: { checkout } }) => ({ checkoutId: checkout.id }),
        onDone: [
          {
            guard: { type: "isUnpaid", params: ({ event }) => event.output },
            target: "waitingForProvider",
          },
          {
            target: "deciding",
            actions: { type: "takeCheckout", params: ({ event }) => event.output },
          },
        ],
        onError: "waitingForProvider",
      },
      on: left,
    },
    waitingForProvider: {
      description:
        "Nobody knows yet whether money moved, and the server asks on. It is safe to wait.",
      meta: { title: "Waiting for the provider" },
      tags: "safeToWait",
      entry: ["forgetNotice", "sendBegun"],
      invoke: {
        id: "settlement",
        src: "settlement",
        input: ({ context: { checkout } }) => ({ checkoutId: checkout.id }),
        onDone: [
          { guard: { type: "hasLeft", params: ({ event }) => event.output }, target: "left" },
          {
            target: "deciding",
            actions: { type: "takeSettlement", params: ({ event }) => event.output },
          },
        ],
        onError: "left",
      },
      on: left,
    },
    settled: {
      type: "final",
      description: "Paid or free, and what was paid for exists.",
      meta: { title: "Settled" },
      entry: { type: "conclude", params: { tag: "settled" } },
    },
    refused: {
      type: "final",
      description: "It cannot be paid any more; what is bought needs a new checkout.",
      meta: { title: "Refused" },
      entry: { type: "conclude", params: { tag: "refused" } },
    },
    left: {
      type: "final",
      description: "The person waits no longer; the server finishes without them.",
      meta: { title: "Left open" },
      entry: { type: "conclude", params: { tag: "left" } },
    },
  },
});
