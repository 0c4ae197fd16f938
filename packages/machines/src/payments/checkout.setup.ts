import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { assign, setup } from "xstate";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  PayByCardAnswer,
} from "./checkout.model.ts";
import type { PaymentOutput } from "./payment-events.ts";
import { paypalPaymentMachine } from "./paypal-payment.machine.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { CheckoutRequest, SettlementOutput } from "./settlement.machine.ts";
import { getPaymentStatus } from "./payment-status.ts";

/** Why nothing was paid, where the server says so: the provider's words, else the specification's. */
const declineOf = (checkout: Checkout): string | null =>
  getPaymentStatus(checkout) === "declined"
    ? (checkout.message ?? paymentMessages.cardDeclined)
    : null;

const isUndecided = (checkout: Checkout): boolean =>
  getPaymentStatus(checkout) === "unpaid" || getPaymentStatus(checkout) === "declined";

/** What the checkout's chart is made of: see `checkout.machine.ts`. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    tags: {} as "safeToWait",
    meta: {} as { title: string },
    children: {} as {
      cardPayment: "cardPayment";
      paypalPayment: "paypalPayment";
      payByCard: "payByCard";
      recordPayment: "recordPayment";
      settlement: "settlement";
    },
  },
  actors: {
    cardPayment: cardPaymentMachine,
    paypalPayment: paypalPaymentMachine,
    payByCard: callNotProvided<PayByCardAnswer, CheckoutRequest>("payByCard"),
    recordPayment: callNotProvided<Checkout, CheckoutRequest>("recordPayment"),
    settlement: settlementMachine,
  },
  guards: {
    isSettled: ({ context }) => getPaymentStatus(context.checkout) === "settled",
    isPending: ({ context }) => getPaymentStatus(context.checkout) === "pending",
    isRefused: ({ context }) => getPaymentStatus(context.checkout) === "refused",
    isFree: ({ context }) => context.checkout.receipt.charge === 0,
    isByPaypal: ({ context: { checkout } }) =>
      checkout.method === "paypal" && checkout.paypal !== null,
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
    staysWithPaypal: (_, answer: PayByCardAnswer) =>
      answer.tag === "refused" && isUndecided(answer.checkout) && answer.checkout.paypal !== null,
    canContinue: (_, { checkout }: PayByCardAnswer) =>
      !isUndecided(checkout) || checkout.clientSecret !== null,
    isUnpaid: (_, checkout: Checkout) => getPaymentStatus(checkout) === "unpaid",
    hasPaid: (_, { outcome }: PaymentOutput) => outcome === "succeeded",
    hasCancelled: (_, { outcome }: PaymentOutput) => outcome === "cancelled",
    cannotPay: (_, { outcome }: PaymentOutput) => outcome === "refused",
    hasLeft: (_, { tag }: SettlementOutput) => tag === "left",
  },
  actions: {
    takeCheckout: assign((_, checkout: Checkout) => ({ checkout, notice: declineOf(checkout) })),
    takeCancelled: assign(({ context }, { checkout }: PaymentOutput) => ({
      checkout: checkout ?? context.checkout,
      notice: null,
    })),
    takeSwitch: assign((_, answer: PayByCardAnswer) => ({
      checkout: answer.checkout,
      notice: answer.tag === "refused" ? answer.reason : declineOf(answer.checkout),
    })),
    takeSettlement: assign(({ context }, { tag, checkout }: SettlementOutput) => {
      const last = checkout ?? context.checkout;
      return {
        checkout: last,
        notice: tag === "declined" ? (last.message ?? paymentMessages.cardDeclined) : null,
      };
    }),
    // The server gives the card's intent up before it opens an order: its secret is worth nothing from now on.
    dropCard: assign(({ context: { checkout } }) => ({
      checkout: { ...checkout, method: "paypal", clientSecret: null } as const,
    })),
    forgetNotice: assign({ notice: null }),
    sayFailed: assign({ notice: paymentMessages.failed }),
    sayRefused: assign(({ context }, { message }: { message: string | null }) => ({
      notice: message ?? context.checkout.message ?? paymentMessages.failed,
    })),
    conclude: assign((_, { tag }: { tag: CheckoutOutput["tag"] }) => ({ tag })),
    sendBegun: ({ context }) => context.plan.send({ type: "payment.begun" }),
    sendPaused: ({ context }) => context.plan.send({ type: "payment.paused" }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
});

/** What a checkout starts out as. */
export const checkoutContext = ({ checkout, plan }: CheckoutInput): CheckoutContext => ({
  checkout,
  plan,
  notice: declineOf(checkout),
  tag: "left",
});
