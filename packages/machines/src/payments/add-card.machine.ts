import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages, paymentNotices } from "@marquee/domain/payments/messages";
import {
  CHECKOUT_HOURS,
  QUERY_MINUTES,
  SWEEP_SECONDS,
} from "@marquee/domain/payments/unattended-times";
import { assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import type {
  AddCardContext,
  AddCardEvent,
  AddCardInput,
  SaveCardRequest,
  VerificationRequest,
} from "./add-card.model.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import type { PaymentOutput } from "./payment-outcome.ts";
import { getPaymentStatus } from "./payment-status.ts";

const MAY_BE_PAID: ReadonlySet<string> = new Set(["settled", "pending"]);

/** The user may leave at any time: the server finishes what has begun. */
const leaving = { "card.left": "left" } as const;

/** Saves a card by a charge of 0.50 that verifies it (CARDS-M1 … CARDS-M3, CARDS-M9). */
export const addCardMachine = setup({
  types: {
    context: {} as AddCardContext,
    events: {} as AddCardEvent,
    input: {} as AddCardInput,
    tags: {} as "safeToWait",
    meta: {} as { title: string },
    children: {} as {
      openVerification: "openVerification";
      cardPayment: "cardPayment";
      saveCard: "saveCard";
    },
  },
  actors: {
    openVerification: callNotProvided<Checkout, VerificationRequest>("openVerification"),
    cardPayment: cardPaymentMachine,
    saveCard: callNotProvided<unknown, SaveCardRequest>("saveCard"),
  },
  guards: {
    mayBePaid: (_, checkout: Checkout) => MAY_BE_PAID.has(getPaymentStatus(checkout)),
    canBePaid: (_, checkout: Checkout) =>
      getPaymentStatus(checkout) !== "refused" && checkout.clientSecret !== null,
    hasPaid: (_, { outcome }: PaymentOutput) => outcome === "succeeded",
    hasCancelled: (_, { outcome }: PaymentOutput) => outcome === "cancelled",
    cannotPay: (_, { outcome }: PaymentOutput) => outcome === "refused" || outcome === "changed",
  },
  actions: {
    setCheckout: assign((_, checkout: Checkout) => ({ checkout, message: null })),
    startOver: assign(({ context }) => ({
      checkout: null,
      checkoutId: context.newId(),
      message: paymentNotices.verificationOver,
    })),
    setProblemMessage: assign((_, { error }: ActorFailure) => ({
      message: toProblem(error).message,
    })),
    storeCheckoutId: (_, { checkoutId }: { checkoutId: string | null }) =>
      actionNotProvided(`storeCheckoutId: ${checkoutId}`),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
    refreshLists: () => actionNotProvided("refreshLists"),
  },
}).createMachine({
  id: "addCard",
  description: "A card is saved by a charge of 0.50, which is refunded.",
  context: ({ input }) => ({ ...input, checkout: null, message: null }),
  initial: "opening",
  on: {
    "page.closed": {
      target: ".pageClosed",
      description:
        "The page is closed or reloaded, at a check with the bank too: its machines end, the verification does not.",
    },
  },
  states: {
    opening: {
      description: "The server opens the verification, or resumes the one of before.",
      meta: { title: "Preparing" },
      entry: {
        type: "storeCheckoutId",
        params: ({ context: { checkoutId } }) => ({ checkoutId }),
      },
      invoke: {
        id: "openVerification",
        src: "openVerification",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          {
            guard: { type: "mayBePaid", params: readOutput },
            target: "saving",
            actions: { type: "setCheckout", params: readOutput },
          },
          {
            guard: { type: "canBePaid", params: readOutput },
            target: "paying",
            actions: { type: "setCheckout", params: readOutput },
          },
          { target: "unavailable", actions: "startOver" },
        ],
        onError: {
          target: "unavailable",
          actions: { type: "setProblemMessage", params: readError },
        },
      },
      on: leaving,
    },
    unavailable: {
      description: "No card can be added right now; the reason is shown, and the user can retry.",
      meta: { title: "Not available" },
      on: { ...leaving, "card.retry": "opening" },
    },
    paying: {
      description: "The card form shows; the card payment is its own machine.",
      meta: { title: "Verifying the card" },
      invoke: {
        id: "cardPayment",
        src: "cardPayment",
        input: ({ context: { checkout }, self }) => ({
          checkoutId: checkout?.id ?? "",
          clientSecret: checkout?.clientSecret ?? "",
          publishableKey: checkout?.publishableKey ?? "",
          charge: checkout?.receipt.charge ?? 0,
          verifies: true,
          savesCard: true,
          checkout: self,
        }),
        onDone: [
          { guard: { type: "hasPaid", params: readOutput }, target: "saving" },
          { guard: { type: "hasCancelled", params: readOutput }, target: "left" },
          {
            guard: { type: "cannotPay", params: readOutput },
            target: "unavailable",
            actions: "startOver",
          },
          { target: "unsure" },
        ],
        onError: "unsure",
      },
      on: leaving,
    },
    saving: {
      description: "The server finds the card that was charged, and saves it.",
      meta: { title: "Saving the card" },
      tags: "safeToWait",
      invoke: {
        id: "saveCard",
        src: "saveCard",
        input: ({ context: { checkout } }) => ({ intentId: checkout?.paymentIntentId ?? "" }),
        onDone: "saved",
        onError: "unsure",
      },
      on: leaving,
    },
    unsure: {
      description:
        "It is not known yet whether the card is saved; the server goes on querying the provider.",
      meta: { title: "Not known yet" },
      tags: "safeToWait",
      on: { ...leaving, "card.retry": "saving" },
    },
    pageClosed: {
      description: `No page is open; the server goes on. Every ${SWEEP_SECONDS} s it looks for payments that are due, and once the card may be charged it queries the provider at least every ${QUERY_MINUTES} min until it knows: charged, and the card is saved and the 0.50 refunded. Not charged within ${CHECKOUT_HOURS} h, the verification ends, and nothing is charged.`,
      meta: { title: "Page closed" },
      on: {
        "page.opened": {
          target: "opening",
          description: "The same tab opens the page again, with the verification it has stored.",
        },
      },
    },
    saved: {
      type: "final",
      description: "The card is saved, and the 0.50 is refunded.",
      meta: { title: "Card saved" },
      entry: [
        { type: "storeCheckoutId", params: { checkoutId: null } },
        "refreshLists",
        { type: "notify", params: { kind: "success", message: paymentMessages.cardAdded } },
      ],
    },
    left: {
      type: "final",
      description: "The user cancelled before anything was charged, or waits no longer.",
      meta: { title: "Left" },
    },
  },
});
