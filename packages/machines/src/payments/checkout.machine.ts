import { paymentMessages } from "@marquee/domain/payments/messages";
import { checkoutContext, checkoutSetup } from "./checkout.setup.ts";

/** From a price to the record of its payment, for everything that is paid for (CHECKOUT-M1 … CHECKOUT-M6). */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  description: "A stored and priced checkout: paid by card or free, recorded, and known to be so.",
  context: ({ input }) => checkoutContext(input),
  output: ({ context: { tag, checkout, notice } }) => ({ tag, checkout, notice }),
  initial: "placing",
  states: {
    placing: {
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
        { target: "payingByCard" },
      ],
    },
    free: {
      description: "It costs nothing: no card is asked for.",
      meta: { title: "Nothing to pay" },
      entry: "tellPaused",
      on: { "payment.started": "recording" },
    },
    payingByCard: {
      description:
        "The card form is beside the summary; what happens to the card is its own chart.",
      meta: { title: "Paying by card" },
      entry: "tellPaused",
      invoke: {
        id: "cardPayment",
        src: "cardPayment",
        input: ({ context: { checkout, plan } }) => ({
          checkoutId: checkout.id,
          clientSecret: checkout.clientSecret ?? "",
          publishableKey: checkout.publishableKey ?? "",
          checkout: plan,
        }),
        onDone: [
          {
            guard: { type: "hasPaid", params: ({ event }) => event.output },
            target: "recording",
          },
          {
            guard: { type: "hasCancelled", params: ({ event }) => event.output },
            target: "payingByCard",
            reenter: true,
            actions: [
              "forgetNotice",
              { type: "notify", params: { kind: "info", message: paymentMessages.cancelled } },
            ],
          },
          {
            guard: { type: "cannotPay", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "sayRefused", params: ({ event }) => event.output },
          },
          { target: "left" },
        ],
        onError: "waitingForProvider",
      },
      on: {
        "payment.left": {
          target: "left",
          description: "The person goes elsewhere; the server finishes what has begun.",
        },
      },
    },
    recording: {
      description:
        "The server verifies the payment and makes of it what was paid for, exactly once.",
      meta: { title: "Recording" },
      tags: "safeToWait",
      entry: ["forgetNotice", "tellBegun"],
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
            target: "placing",
            actions: { type: "takeCheckout", params: ({ event }) => event.output },
          },
        ],
        onError: "waitingForProvider",
      },
      on: { "payment.left": "left" },
    },
    waitingForProvider: {
      description:
        "Nobody knows yet whether money moved, and the server asks on. It is safe to wait.",
      meta: { title: "Waiting for the provider" },
      tags: "safeToWait",
      entry: ["forgetNotice", "tellBegun"],
      invoke: {
        id: "settlement",
        src: "settlement",
        input: ({ context: { checkout } }) => ({ checkoutId: checkout.id }),
        onDone: [
          { guard: { type: "hasLeft", params: ({ event }) => event.output }, target: "left" },
          {
            target: "placing",
            actions: { type: "takeSettlement", params: ({ event }) => event.output },
          },
        ],
        onError: "left",
      },
      on: { "payment.left": "left" },
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
