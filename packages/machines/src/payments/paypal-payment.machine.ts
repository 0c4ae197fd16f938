import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages, paymentNotices } from "@marquee/domain/payments/messages";
import { assign, setup } from "xstate";
import { readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { paymentEndings, settlementGuards } from "./payment-endings.ts";
import { paymentEventActions } from "./payment-events.ts";
import type { PaymentOutcome, PaymentOutput } from "./payment-outcome.ts";
import {
  createPaypalPaymentContext,
  hasStatus,
  refusedCheckout,
  wasGivenUp,
  type CaptureRequest,
  type OpenOrderResponse,
  type PaypalPaymentContext,
  type PaypalPaymentEvent,
  type PaypalPaymentInput,
  type PaypalRequest,
} from "./paypal-payment.model.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { SettlementOutput } from "./settlement.model.ts";

/** The checkout beside a refusal: in another tab it may have been paid. */
const besideRefusal = ({ event }: { readonly event: { readonly output: OpenOrderResponse } }) =>
  refusedCheckout(event.output);

/** PayPal's button opens the order, the same one again after a decline. */
const ordering = {
  "order.requested": { target: "openingOrder", actions: ["startOrder", "sendBegun"] },
} as const;

/** Once an order was requested, the server has to close it. */
const orderingAgain = { ...ordering, "payment.cancelled": "closing" } as const;

/** One payment by PayPal (PAYPAL-M1 … PAYPAL-M10). A second click opens no second order, and no second window. */
const machine = setup({
  types: {
    context: {} as PaypalPaymentContext,
    events: {} as PaypalPaymentEvent,
    input: {} as PaypalPaymentInput,
    output: {} as PaymentOutput,
    tags: {} as "busy" | "safeToWait",
    meta: {} as { title: string; step?: string },
    children: {} as {
      loadButton: "loadButton";
      openOrder: "openOrder";
      closeOrder: "closeOrder";
      capture: "capture";
      settlement: "settlement";
    },
  },
  actors: {
    loadButton: callNotProvided<void, PaypalRequest>("loadButton"),
    openOrder: callNotProvided<OpenOrderResponse, PaypalRequest>("openOrder"),
    closeOrder: callNotProvided<Checkout, PaypalRequest>("closeOrder"),
    capture: callNotProvided<Checkout, CaptureRequest>("capture"),
    settlement: settlementMachine,
  },
  guards: {
    hasOrder: ({ context }) => context.hasOrder,
    wasOpened: (_, response: OpenOrderResponse) => response.tag === "opened",
    wasOpenedUnseen: ({ context }, response: OpenOrderResponse) =>
      response.tag === "opened" && context.windowFailed,
    isSettled: (_, checkout: Checkout | null) => hasStatus(checkout, "settled"),
    isPending: (_, checkout: Checkout | null) => hasStatus(checkout, "pending"),
    isDeclined: (_, checkout: Checkout | null) => hasStatus(checkout, "declined"),
    isRefused: (_, checkout: Checkout | null) => hasStatus(checkout, "refused"),
    wasGivenUp: (_, checkout: Checkout) => wasGivenUp(checkout),
    wasNotApproved: ({ context }, checkout: Checkout) =>
      !context.approved && hasStatus(checkout, "unpaid"),
    ...settlementGuards,
  },
  actions: {
    startOrder: assign({ hasOrder: true, approved: false, windowFailed: false, message: null }),
    setWindowFailed: assign({ windowFailed: true }),
    setApproved: assign({ approved: true }),
    setClosed: assign((_, closed: Checkout) => ({ closed })),
    setRefusalMessage: assign((_, response: OpenOrderResponse) => ({
      message: response.tag === "refused" ? response.reason : null,
    })),
    setFailedMessage: assign({ message: paymentMessages.failed }),
    setChangedMessage: assign({ message: paymentNotices.changedElsewhere }),
    setProcessingMessage: assign({ message: paymentMessages.cardProcessing }),
    setDeclinedMessage: assign((_, checkout: Checkout | null) => ({
      message: checkout?.message ?? paymentMessages.cardDeclined,
    })),
    setSettlementMessage: assign((_, { checkout }: SettlementOutput) => ({
      message: checkout?.message ?? paymentMessages.cardDeclined,
    })),
    setOutcome: assign((_, { outcome }: { outcome: PaymentOutcome }) => ({ outcome })),
    ...paymentEventActions,
  },
}).createMachine({
  id: "paypalPayment",
  description: "One payment by PayPal: its button, its window, the capture, and the settlement.",
  context: ({ input }) => createPaypalPaymentContext(input),
  output: ({ context: { outcome, message, closed } }) => ({ outcome, message, checkout: closed }),
  initial: "loadingButton",
  states: {
    loadingButton: {
      description: "PayPal's button is loading.",
      meta: { title: "Loading the button", step: "PayPal" },
      invoke: {
        id: "loadButton",
        src: "loadButton",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: "ready",
        onError: "buttonUnavailable",
      },
      on: { "payment.cancelled": "cancelled" },
    },
    buttonUnavailable: {
      description: "PayPal's button could not be loaded; the user can retry.",
      meta: { title: "Button unavailable", step: "PayPal" },
      on: { "button.retry": "loadingButton", "payment.cancelled": "cancelled" },
    },
    ready: {
      description: "PayPal's button shows. No order is open.",
      meta: { title: "Ready to pay", step: "PayPal" },
      on: {
        ...ordering,
        "payment.cancelled": [{ guard: "hasOrder", target: "closing" }, { target: "cancelled" }],
        "button.failed": "buttonUnavailable",
      },
    },
    openingOrder: {
      description:
        "The server cancels the card's intent and opens an order, or returns why it cannot.",
      meta: { title: "Opening the order", step: "Approval" },
      tags: "busy",
      invoke: {
        id: "openOrder",
        src: "openOrder",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          { guard: { type: "wasOpenedUnseen", params: readOutput }, target: "capturing" },
          { guard: { type: "wasOpened", params: readOutput }, target: "approving" },
          { guard: { type: "isSettled", params: besideRefusal }, target: "succeeded" },
          {
            guard: { type: "isPending", params: besideRefusal },
            target: "awaitingSettlement",
            actions: "setProcessingMessage",
          },
          {
            guard: { type: "isRefused", params: besideRefusal },
            target: "refused",
            actions: { type: "setRefusalMessage", params: readOutput },
          },
          { target: "failed", actions: { type: "setRefusalMessage", params: readOutput } },
        ],
        onError: { target: "failed", actions: "setFailedMessage" },
      },
      on: {
        "payment.cancelled": "closing",
        "window.failed": { actions: "setWindowFailed" },
      },
    },
    approving: {
      description: "The user approves the order, or does not, in PayPal's own window.",
      meta: { title: "In PayPal's window", step: "Approval" },
      tags: "busy",
      on: {
        "order.approved": { target: "capturing", actions: "setApproved" },
        "window.closed": "closing",
        "window.failed": { target: "capturing", actions: "setWindowFailed" },
        "payment.cancelled": "closing",
      },
    },
    closing: {
      description: "The window was closed without approval; the server closes the order.",
      meta: { title: "Closing the order", step: "Approval" },
      tags: "busy",
      invoke: {
        id: "closeOrder",
        src: "closeOrder",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          { guard: { type: "isSettled", params: readOutput }, target: "succeeded" },
          {
            guard: { type: "isPending", params: readOutput },
            target: "awaitingSettlement",
            actions: "setProcessingMessage",
          },
          { target: "cancelled", actions: { type: "setClosed", params: readOutput } },
        ],
        onError: { target: "awaitingSettlement", actions: "setProcessingMessage" },
      },
      on: { "payment.stopWaiting": "unsettled" },
    },
    capturing: {
      description: "The server captures the approved order, and makes what was paid for.",
      meta: { title: "Capturing", step: "Payment" },
      tags: "busy",
      invoke: {
        id: "capture",
        src: "capture",
        input: ({ context: { checkoutId, approved } }) => ({ checkoutId, approved }),
        onDone: [
          { guard: { type: "isSettled", params: readOutput }, target: "succeeded" },
          {
            guard: { type: "wasGivenUp", params: readOutput },
            target: "changed",
            actions: [{ type: "setClosed", params: readOutput }, "setChangedMessage"],
          },
          {
            guard: { type: "isDeclined", params: readOutput },
            target: "declined",
            actions: { type: "setDeclinedMessage", params: readOutput },
          },
          {
            guard: { type: "isRefused", params: readOutput },
            target: "refused",
            actions: { type: "setDeclinedMessage", params: readOutput },
          },
          {
            guard: { type: "wasNotApproved", params: readOutput },
            target: "failed",
            actions: "setFailedMessage",
          },
          { target: "awaitingSettlement", actions: "setProcessingMessage" },
        ],
        onError: { target: "awaitingSettlement", actions: "setProcessingMessage" },
      },
      on: {
        "payment.stopWaiting": { target: "awaitingSettlement", actions: "setProcessingMessage" },
      },
    },
    declined: {
      description:
        "PayPal declined, and its message is shown. Another of the user's cards there may pay the same order.",
      meta: { title: "Declined", step: "PayPal" },
      entry: "sendPaused",
      on: orderingAgain,
    },
    failed: {
      description:
        "Nothing was charged: the order could not be opened, or its window broke or was blocked.",
      meta: { title: "Not begun", step: "PayPal" },
      entry: "sendPaused",
      on: orderingAgain,
    },
    changed: {
      type: "final",
      description:
        "The order was given up elsewhere and is never captured; the state of the checkout decides how it goes on.",
      meta: { title: "Changed elsewhere" },
      entry: { type: "setOutcome", params: { outcome: "changed" } },
    },
    ...paymentEndings,
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of all that invokes it would repeat the whole of it. */
export interface PaypalPaymentMachine extends Inferred {}

export const paypalPaymentMachine: PaypalPaymentMachine = machine;
