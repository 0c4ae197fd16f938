import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { assign, setup } from "xstate";
import { callNotProvided } from "../patterns/not-provided.ts";
import type { PaymentOutcome, PaymentOutput } from "./payment-events.ts";
import type {
  CaptureRequest,
  OpenOrderAnswer,
  PaypalPaymentContext,
  PaypalPaymentEvent,
  PaypalPaymentInput,
  PaypalRequest,
} from "./paypal-payment.model.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { SettlementOutput } from "./settlement.machine.ts";
import { getPaymentStatus } from "./payment-status.ts";

const checkoutOf = (answer: OpenOrderAnswer): Checkout | null =>
  answer.tag === "refused" ? answer.checkout : null;

const verdict = (checkout: Checkout | null) => checkout && getPaymentStatus(checkout);

/** What the chart of a payment by PayPal is made of: see `paypal-payment.machine.ts`. */
export const paypalPaymentSetup = setup({
  types: {
    context: {} as PaypalPaymentContext,
    events: {} as PaypalPaymentEvent,
    input: {} as PaypalPaymentInput,
    output: {} as PaymentOutput,
    tags: {} as "busy" | "safeToWait",
    meta: {} as { title: string },
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
    openOrder: callNotProvided<OpenOrderAnswer, PaypalRequest>("openOrder"),
    closeOrder: callNotProvided<Checkout, PaypalRequest>("closeOrder"),
    capture: callNotProvided<Checkout, CaptureRequest>("capture"),
    settlement: settlementMachine,
  },
  guards: {
    hasOrder: ({ context }) => context.hasOrder,
    wasOpened: (_, answer: OpenOrderAnswer) => answer.tag === "opened",
    isSettled: (_, checkout: Checkout | null) => verdict(checkout) === "settled",
    isPending: (_, checkout: Checkout | null) => verdict(checkout) === "pending",
    isDeclined: (_, checkout: Checkout | null) => verdict(checkout) === "declined",
    isRefused: (_, checkout: Checkout | null) => verdict(checkout) === "refused",
    cameToNothing: ({ context }, checkout: Checkout) =>
      !context.approved && getPaymentStatus(checkout) === "unpaid",
    wasSettled: (_, { tag }: SettlementOutput) => tag === "settled",
    wasDeclined: (_, { tag }: SettlementOutput) => tag === "declined",
    wasRefused: (_, { tag }: SettlementOutput) => tag === "refused",
  },
  actions: {
    startOrder: assign({ hasOrder: true, approved: false, message: null }),
    markApproved: assign({ approved: true }),
    takeClosed: assign((_, closed: Checkout) => ({ closed })),
    setRefusalMessage: assign((_, answer: OpenOrderAnswer) => ({
      message: answer.tag === "refused" ? answer.reason : null,
    })),
    sayFailed: assign({ message: paymentMessages.failed }),
    setProcessingMessage: assign({ message: paymentMessages.cardProcessing }),
    setDeclinedMessage: assign((_, checkout: Checkout | null) => ({
      message: checkout?.message ?? paymentMessages.cardDeclined,
    })),
    settle: assign((_, { outcome }: { outcome: PaymentOutcome }) => ({ outcome })),
    sendBegun: ({ context }) => context.checkout.send({ type: "payment.begun" }),
    sendPaused: ({ context }) => context.checkout.send({ type: "payment.paused" }),
  },
});

/** The checkout beside a refusal to open an order: in another tab it may have been paid. */
export const besideRefusal = ({
  event,
}: {
  readonly event: { readonly output: OpenOrderAnswer };
}) => checkoutOf(event.output);

/** What a payment by PayPal starts out as. */
export const paypalPaymentContext = (input: PaypalPaymentInput): PaypalPaymentContext => ({
  ...input,
  approved: false,
  outcome: "unsettled",
  message: null,
  closed: null,
});
