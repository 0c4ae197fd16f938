import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import {
  LEASE_SECONDS,
  QUERY_MINUTES,
  SWEEP_SECONDS,
} from "@marquee/domain/payments/unattended-times";
import { assign, setup } from "xstate";
import { readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import {
  applyChange,
  createCheckoutContext,
  declineNotice,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutOutput,
} from "./checkout.model.ts";
import { paymentMethodMachine } from "./payment-method.machine.ts";
import type { PaymentMethodOutput } from "./payment-method.model.ts";
import { getPaymentStatus } from "./payment-status.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { CheckoutRequest, SettlementOutput } from "./settlement.model.ts";

/** A user who waits may leave. */
const leaving = {
  "payment.left": {
    target: "left",
    description: "The user leaves; the server finishes what has begun.",
  },
} as const;

/** The server has said how the checkout is by now, which decides how it continues. */
const decideAnew = {
  target: "deciding",
  actions: {
    type: "setCheckout",
    params: ({ event }: { readonly event: { readonly checkout: Checkout } }) => event.checkout,
  },
} as const;

/** What is paid elsewhere is settled here: no user keeps a way to pay it, or reads that nothing was charged. */
const settledElsewhere = { "checkout.settled": decideAnew } as const;

/** From a price to the record of its payment, for everything that is paid for (CHECKOUT-M1 … CHECKOUT-M13). */
const machine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    tags: {} as "safeToWait",
    meta: {} as { title: string; step?: string },
    children: {} as {
      paymentMethod: "paymentMethod";
      recordPayment: "recordPayment";
      settlement: "settlement";
    },
  },
  actors: {
    paymentMethod: paymentMethodMachine,
    recordPayment: callNotProvided<Checkout, CheckoutRequest>("recordPayment"),
    settlement: settlementMachine,
  },
  guards: {
    isSettled: ({ context }) => getPaymentStatus(context.checkout) === "settled",
    isPending: ({ context }) => getPaymentStatus(context.checkout) === "pending",
    isRefused: ({ context }) => getPaymentStatus(context.checkout) === "refused",
    isFree: ({ context }) => context.checkout.receipt.charge === 0,
    hasPaid: (_, { outcome }: PaymentMethodOutput) => outcome === "succeeded",
    hasCancelled: (_, { outcome }: PaymentMethodOutput) => outcome === "cancelled",
    cannotPay: (_, { outcome }: PaymentMethodOutput) => outcome === "refused",
    hasChanged: (_, { outcome }: PaymentMethodOutput) => outcome === "changed",
    isUnknown: (_, { outcome }: PaymentMethodOutput) => outcome === "unknown",
    isUnpaid: (_, checkout: Checkout) => getPaymentStatus(checkout) === "unpaid",
    hasLeft: (_, { tag }: SettlementOutput) => tag === "left",
  },
  actions: {
    setCheckout: assign((_, checkout: Checkout) => ({ checkout, notice: declineNotice(checkout) })),
    setChanged: assign(({ context }, output: PaymentMethodOutput) => applyChange(context, output)),
    setCancelled: assign((_, { checkout, method }: PaymentMethodOutput) => ({
      checkout,
      notice: null,
      prefers: method,
    })),
    setSettlement: assign(({ context }, { tag, checkout }: SettlementOutput) => {
      const last = checkout ?? context.checkout;
      return {
        checkout: last,
        notice: tag === "declined" ? (last.message ?? paymentMessages.cardDeclined) : null,
      };
    }),
    clearNotice: assign({ notice: null }),
    setRefusedNotice: assign(({ context }, { message }: { message: string | null }) => ({
      notice: message ?? context.checkout.message ?? context.notice ?? paymentMessages.failed,
    })),
    setTag: assign((_, { tag }: { tag: CheckoutOutput["tag"] }) => ({ tag })),
    sendBegun: ({ context }) => context.plan.send({ type: "payment.begun" }),
    sendPaused: ({ context }) => context.plan.send({ type: "payment.paused" }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
}).createMachine({
  id: "checkout",
  description: "A stored and priced checkout: paid by one method or another, and recorded.",
  context: ({ input }) => createCheckoutContext(input),
  output: ({ context: { tag, checkout, notice } }) => ({ tag, checkout, notice }),
  initial: "deciding",
  on: {
    "page.closed": {
      target: ".pageClosed",
      description:
        "The page is closed or reloaded, at a check with the bank too: its machines end, the payment does not.",
    },
  },
  states: {
    deciding: {
      description: "The state of the checkout decides how it goes on, after a reload too.",
      meta: { title: "Deciding" },
      always: [
        { guard: "isSettled", target: "settled" },
        { guard: "isPending", target: "waitingForProvider" },
        {
          guard: "isRefused",
          target: "refused",
          actions: { type: "setRefusedNotice", params: { message: null } },
        },
        { guard: "isFree", target: "free" },
        { target: "paying" },
      ],
    },
    free: {
      description: "It costs nothing: no card is needed.",
      meta: { title: "Nothing to pay" },
      entry: "sendPaused",
      on: { "payment.started": "recording" },
    },
    paying: {
      description: "The payment shows beside the summary; its method is a machine of its own.",
      meta: { title: "Paying" },
      invoke: {
        id: "paymentMethod",
        src: "paymentMethod",
        input: ({ context: { checkout, prefers, notice, plan } }) => ({
          checkout,
          prefers,
          notice,
          plan,
        }),
        onDone: [
          { guard: { type: "hasPaid", params: readOutput }, target: "recording" },
          {
            guard: { type: "hasCancelled", params: readOutput },
            target: "cancelled",
            actions: { type: "setCancelled", params: readOutput },
          },
          {
            guard: { type: "cannotPay", params: readOutput },
            target: "refused",
            actions: { type: "setRefusedNotice", params: readOutput },
          },
          {
            guard: { type: "hasChanged", params: readOutput },
            target: "deciding",
            actions: { type: "setChanged", params: readOutput },
          },
          { guard: { type: "isUnknown", params: readOutput }, target: "waitingForProvider" },
          { target: "left" },
        ],
        onError: "waitingForProvider",
      },
      on: { ...leaving, ...settledElsewhere },
    },
    cancelled: {
      description: "The user cancelled the payment. Nothing was charged, and the price stays.",
      meta: { title: "Payment cancelled" },
      entry: [
        "sendPaused",
        { type: "notify", params: { kind: "info", message: paymentMessages.cancelled } },
      ],
      on: {
        ...leaving,
        ...settledElsewhere,
        "checkout.pending": {
          ...decideAnew,
          description:
            "A payment of another user is under way: whether it was charged is not known.",
        },
        "payment.started": "deciding",
      },
    },
    recording: {
      description: "The server verifies the payment and makes the purchase, exactly once.",
      meta: { title: "Recording", step: "Confirmation" },
      tags: "safeToWait",
      entry: ["clearNotice", "sendBegun"],
      invoke: {
        id: "recordPayment",
        src: "recordPayment",
        input: ({ context: { checkout } }) => ({ checkoutId: checkout.id }),
        onDone: [
          { guard: { type: "isUnpaid", params: readOutput }, target: "waitingForProvider" },
          { target: "deciding", actions: { type: "setCheckout", params: readOutput } },
        ],
        onError: "waitingForProvider",
      },
      on: leaving,
    },
    waitingForProvider: {
      description:
        "It is not known yet whether money moved; the server goes on querying the provider. It is safe to wait.",
      meta: { title: "Waiting for the provider", step: "Confirmation" },
      tags: "safeToWait",
      entry: ["clearNotice", "sendBegun"],
      invoke: {
        id: "settlement",
        src: "settlement",
        input: ({ context: { checkout } }) => ({ checkoutId: checkout.id }),
        onDone: [
          { guard: { type: "hasLeft", params: readOutput }, target: "left" },
          { target: "deciding", actions: { type: "setSettlement", params: readOutput } },
        ],
        onError: "left",
      },
      on: leaving,
    },
    pageClosed: {
      description: `No page is open; the server goes on. A call that is under way ends, or its lease expires after ${LEASE_SECONDS} s. Every ${SWEEP_SECONDS} s the server looks for payments that are due, and queries the provider at least every ${QUERY_MINUTES} min until it knows: paid, and the purchase is made; not paid, and the checkout can be paid again.`,
      meta: { title: "Page closed" },
      on: {
        "page.opened": {
          ...decideAnew,
          description: "The checkout is opened again, with the state that the server has by now.",
        },
      },
    },
    settled: {
      type: "final",
      description: "Paid or free, and the purchase exists.",
      meta: { title: "Settled", step: "Done" },
      entry: { type: "setTag", params: { tag: "settled" } },
    },
    refused: {
      type: "final",
      description: "It cannot be paid any more; the purchase needs a new checkout.",
      meta: { title: "Refused" },
      entry: { type: "setTag", params: { tag: "refused" } },
    },
    left: {
      type: "final",
      description: "The user waits no longer; the server finishes without them.",
      meta: { title: "Left open" },
      entry: { type: "setTag", params: { tag: "left" } },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of all that invokes it would repeat the whole of it. */
export interface CheckoutMachine extends Inferred {}

export const checkoutMachine: CheckoutMachine = machine;
