import { paymentEndings } from "./payment-endings.ts";
import { besideRefusal, paypalPaymentContext, paypalPaymentSetup } from "./paypal-payment.setup.ts";

/** PayPal's button opens the order, the same one again after a decline. Given up, an order has to be closed. */
const payable = {
  "order.requested": { target: "openingOrder", actions: ["startOrder", "sendBegun"] },
  "payment.cancelled": [{ guard: "hasOrder", target: "closing" }, { target: "cancelled" }],
} as const;

/**
 * Paying by PayPal (PAYPAL-M1 … PAYPAL-M8). An order is asked for in `ready`, `declined` and `failed` alone, so a
 * second click opens neither a second order nor a second window.
 */
export const paypalPaymentMachine = paypalPaymentSetup.createMachine({
  id: "paypalPayment",
  description: "One payment by PayPal: its button, its window, the money, and the truth.",
  context: ({ input }) => paypalPaymentContext(input),
  output: ({ context: { outcome, message, closed } }) => ({ outcome, message, checkout: closed }),
  initial: "loadingButton",
  states: {
    loadingButton: {
      description: "PayPal's button is being loaded.",
      meta: { title: "Loading the button" },
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
      description: "PayPal's button cannot be loaded; it can be tried again.",
      meta: { title: "Button unavailable" },
      on: { "button.retry": "loadingButton", "payment.cancelled": "cancelled" },
    },
    ready: {
      description: "PayPal's button is there. Nothing has begun.",
      meta: { title: "Ready to pay" },
      on: { ...payable, "button.failed": "buttonUnavailable" },
    },
    openingOrder: {
      description: "The server gives the card up and opens an order, or says why it cannot.",
      meta: { title: "Opening the order" },
      tags: "busy",
      invoke: {
        id: "openOrder",
        src: "openOrder",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          {
            guard: { type: "wasOpened", params: ({ event }) => event.output },
            target: "approving",
          },
          { guard: { type: "isSettled", params: besideRefusal }, target: "succeeded" },
          {
            guard: { type: "isPending", params: besideRefusal },
            target: "awaitingSettlement",
            actions: "setProcessingMessage",
          },
          {
            guard: { type: "isRefused", params: besideRefusal },
            target: "refused",
            actions: { type: "setRefusalMessage", params: ({ event }) => event.output },
          },
          {
            target: "failed",
            actions: { type: "setRefusalMessage", params: ({ event }) => event.output },
          },
        ],
        onError: { target: "failed", actions: "sayFailed" },
      },
      on: { "payment.cancelled": "closing" },
    },
    approving: {
      description: "The person agrees, or does not, in PayPal's own window.",
      meta: { title: "In PayPal's window" },
      tags: "busy",
      on: {
        "order.approved": { target: "capturing", actions: "markApproved" },
        "window.closed": "closing",
        "window.failed": "capturing",
        "payment.cancelled": "closing",
      },
    },
    closing: {
      description: "The window was left without paying, and the server is told so.",
      meta: { title: "Closing the order" },
      tags: "busy",
      invoke: {
        id: "closeOrder",
        src: "closeOrder",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          {
            guard: { type: "isSettled", params: ({ event }) => event.output },
            target: "succeeded",
          },
          {
            guard: { type: "isPending", params: ({ event }) => event.output },
            target: "awaitingSettlement",
            actions: "setProcessingMessage",
          },
          {
            target: "cancelled",
            actions: { type: "takeClosed", params: ({ event }) => event.output },
          },
        ],
        onError: { target: "awaitingSettlement", actions: "setProcessingMessage" },
      },
      on: { "payment.stopWaiting": "unsettled" },
    },
    capturing: {
      description:
        "The server takes the money of the order that was agreed to, and makes what was paid for.",
      meta: { title: "Taking the money" },
      tags: "busy",
      invoke: {
        id: "capture",
        src: "capture",
        input: ({ context: { checkoutId, approved } }) => ({ checkoutId, approved }),
        onDone: [
          {
            guard: { type: "isSettled", params: ({ event }) => event.output },
            target: "succeeded",
          },
          {
            guard: { type: "isDeclined", params: ({ event }) => event.output },
            target: "declined",
            actions: { type: "setDeclinedMessage", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "setDeclinedMessage", params: ({ event }) => event.output },
          },
          {
            guard: { type: "cameToNothing", params: ({ event }) => event.output },
            target: "failed",
            actions: "sayFailed",
          },
          { target: "awaitingSettlement", actions: "setProcessingMessage" },
        ],
        onError: { target: "awaitingSettlement", actions: "setProcessingMessage" },
      },
      on: {
        "payment.stopWaiting": { target: "awaitingSettlement", actions: "setProcessingMessage" },
      },
    },
    awaitingSettlement: {
      description:
        "Nobody knows yet whether money moved, and the server asks on. It is safe to wait.",
      meta: { title: "Asking what became of it" },
      tags: "safeToWait",
      invoke: {
        id: "settlement",
        src: "settlement",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          {
            guard: { type: "wasSettled", params: ({ event }) => event.output },
            target: "succeeded",
          },
          {
            guard: { type: "wasDeclined", params: ({ event }) => event.output },
            target: "declined",
            actions: { type: "setDeclinedMessage", params: ({ event }) => event.output.checkout },
          },
          {
            guard: { type: "wasRefused", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "setDeclinedMessage", params: ({ event }) => event.output.checkout },
          },
          { target: "unsettled" },
        ],
        onError: "unsettled",
      },
      on: { "payment.stopWaiting": "unsettled" },
    },
    declined: {
      description: "PayPal took nothing, and says why. Another of the person's cards there may do.",
      meta: { title: "Declined" },
      entry: "sendPaused",
      on: payable,
    },
    failed: {
      description: "Nothing was charged: the order could not be opened, or its window broke.",
      meta: { title: "Not begun" },
      entry: "sendPaused",
      on: payable,
    },
    ...paymentEndings,
  },
});
