import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { assign, setup } from "xstate";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import type { CardPaymentOutput } from "./card-payment-types.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
} from "./checkout-types.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { CheckoutRequest, SettlementOutput } from "./settlement.machine.ts";
import { verdictOf } from "./verdict.ts";

/** Why nothing was paid, where the server says so: the provider's words, else the specification's. */
const declineOf = (checkout: Checkout): string | null =>
  verdictOf(checkout) === "declined" ? (checkout.message ?? paymentMessages.cardDeclined) : null;

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
      recordPayment: "recordPayment";
      settlement: "settlement";
    },
  },
  actors: {
    cardPayment: cardPaymentMachine,
    recordPayment: callNotProvided<Checkout, CheckoutRequest>("recordPayment"),
    settlement: settlementMachine,
  },
  guards: {
    isSettled: ({ context }) => verdictOf(context.checkout) === "settled",
    isPending: ({ context }) => verdictOf(context.checkout) === "pending",
    isRefused: ({ context }) => verdictOf(context.checkout) === "refused",
    isFree: ({ context }) => context.checkout.receipt.charge === 0,
    isUnpaid: (_, checkout: Checkout) => verdictOf(checkout) === "unpaid",
    hasPaid: (_, { outcome }: CardPaymentOutput) => outcome === "succeeded",
    hasCancelled: (_, { outcome }: CardPaymentOutput) => outcome === "cancelled",
    cannotPay: (_, { outcome }: CardPaymentOutput) => outcome === "refused",
    hasLeft: (_, { tag }: SettlementOutput) => tag === "left",
  },
  actions: {
    takeCheckout: assign((_, checkout: Checkout) => ({ checkout, notice: declineOf(checkout) })),
    takeSettlement: assign(({ context }, { tag, checkout }: SettlementOutput) => {
      const last = checkout ?? context.checkout;
      return {
        checkout: last,
        notice: tag === "declined" ? (last.message ?? paymentMessages.cardDeclined) : null,
      };
    }),
    forgetNotice: assign({ notice: null }),
    sayRefused: assign(({ context }, { message }: { message: string | null }) => ({
      notice: message ?? context.checkout.message ?? paymentMessages.failed,
    })),
    conclude: assign((_, { tag }: { tag: CheckoutOutput["tag"] }) => ({ tag })),
    tellBegun: ({ context }) => context.plan.send({ type: "payment.begun" }),
    tellPaused: ({ context }) => context.plan.send({ type: "payment.paused" }),
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
