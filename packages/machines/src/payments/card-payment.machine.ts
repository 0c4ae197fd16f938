import { paymentNotices } from "@marquee/domain/payments/messages";
import { cardPaymentContext, cardPaymentSetup } from "./card-payment.setup.ts";
import { paymentEndings } from "./payment-endings.ts";
import type { ProviderAnswer } from "./provider-answer.ts";

/** Choosing a card, and paying with it, where nothing is charged. */
const choosing = {
  "card.chosen": { actions: "chooseCard" },
  "payment.confirm": [
    {
      guard: "mustRequestSaving",
      target: "requestingCardSaving",
      actions: ["startAttempt", "sendBegun"],
    },
    { target: "confirming", actions: ["startAttempt", "sendBegun"] },
  ],
  "payment.confirmSaved": [
    {
      guard: "isCardChosen",
      target: "confirmingSaved",
      actions: ["startAttempt", "sendBegun"],
    },
    { actions: "setCardMissingMessage" },
  ],
  "payment.cancelled": "cancelled",
} as const;

/** Whatever the provider answers, or does not, is read in one place. */
const decided = {
  onDone: {
    target: "deciding",
    actions: {
      type: "takeAnswer",
      params: ({ event }: { readonly event: { readonly output: ProviderAnswer } }) => event.output,
    },
  },
  onError: { target: "deciding", actions: "takeSilence" },
} as const;

/**
 * Paying by card (PAYFLOW-M1 … PAYFLOW-M10). Outside `ready` and `declined` there is no transition for a
 * confirmation, so a second click cannot become a second charge.
 */
export const cardPaymentMachine = cardPaymentSetup.createMachine({
  id: "cardPayment",
  description:
    "One card payment: the provider's form, its confirmation, the bank's check, and the truth.",
  context: ({ input }) => cardPaymentContext(input),
  output: ({ context: { outcome, message } }) => ({ outcome, message, checkout: null }),
  initial: "loadingForm",
  states: {
    loadingForm: {
      description: "The provider's form is being loaded, and the saved cards are looked up.",
      meta: { title: "Loading the card form" },
      invoke: {
        id: "loadForm",
        src: "loadForm",
        input: ({ context: { publishableKey, verifies } }) => ({
          publishableKey,
          newCardOnly: verifies,
        }),
        onDone: {
          target: "ready",
          actions: { type: "takeChoice", params: ({ event }) => event.output },
        },
        onError: "formUnavailable",
      },
      on: { "payment.cancelled": "cancelled" },
    },
    formUnavailable: {
      description: "The provider's form cannot be loaded; it can be tried again.",
      meta: { title: "Card form unavailable" },
      on: { "form.retry": "loadingForm", "payment.cancelled": "cancelled" },
    },
    ready: {
      description: "A card is typed in, or a saved one chosen. Nothing is charged yet.",
      meta: { title: "Ready to pay" },
      on: choosing,
    },
    requestingCardSaving: {
      description:
        "The server is told whether the card is kept. A card that is not kept still pays.",
      meta: { title: "Saying whether the card is kept" },
      tags: "busy",
      invoke: {
        id: "requestCardSaving",
        src: "requestCardSaving",
        input: ({ context: { checkoutId, saveCard } }) => ({ checkoutId, savesCard: saveCard }),
        onDone: { target: "confirming", actions: "markSavingRequested" },
        onError: [
          {
            guard: "wantsSaving",
            target: "confirming",
            actions: {
              type: "notify",
              params: { kind: "info", message: paymentNotices.cardNotSaved },
            },
          },
          { guard: "mayBeSaved", target: "unexpected", actions: "setMayBeSavedMessage" },
          { target: "confirming" },
        ],
      },
      on: { "payment.cancelled": "cancelled" },
    },
    confirming: {
      description:
        "The provider confirms the card that was typed in. A second click changes nothing.",
      meta: { title: "Paying" },
      tags: "busy",
      invoke: {
        id: "confirmCard",
        src: "confirmCard",
        input: ({ context: { clientSecret } }) => ({ clientSecret }),
        ...decided,
      },
      on: { "payment.stopWaiting": "awaitingSettlement" },
    },
    confirmingSaved: {
      description: "The server charges the saved card. A second click changes nothing.",
      meta: { title: "Paying with a saved card" },
      tags: "busy",
      invoke: {
        id: "confirmSavedCard",
        src: "confirmSavedCard",
        input: ({ context: { checkoutId, charge, cardId } }) => ({ checkoutId, charge, cardId }),
        ...decided,
      },
      on: { "payment.stopWaiting": "awaitingSettlement" },
    },
    authenticating: {
      description: "The bank asks the person, in the provider's dialog.",
      meta: { title: "Checking with the bank" },
      tags: "busy",
      entry: "markAuthenticated",
      invoke: {
        id: "authenticate",
        src: "authenticate",
        input: ({ context: { clientSecret } }) => ({ clientSecret }),
        ...decided,
      },
      on: { "payment.stopWaiting": "awaitingSettlement" },
    },
    deciding: {
      description: "What the provider's answer means. Silence is no failure.",
      meta: { title: "Reading the answer" },
      always: [
        { guard: "hasSucceeded", target: "succeeded" },
        { guard: "needsBank", target: "authenticating" },
        { guard: "isDeclined", target: "declined", actions: "setDeclinedMessage" },
        { guard: "isOpen", target: "awaitingSettlement", actions: "setProcessingMessage" },
        { target: "unexpected", actions: "setUnexpectedMessage" },
      ],
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
            actions: { type: "setSettlementMessage", params: ({ event }) => event.output },
          },
          {
            guard: { type: "wasRefused", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "setSettlementMessage", params: ({ event }) => event.output },
          },
          { target: "unsettled" },
        ],
        onError: "unsettled",
      },
      on: { "payment.stopWaiting": "unsettled" },
    },
    declined: {
      description:
        "Nothing was charged; the provider's words say why. Another card, or another try.",
      meta: { title: "Declined" },
      entry: "sendPaused",
      on: { "payment.retry": "ready", ...choosing },
    },
    unexpected: {
      description: "The provider said something that fits nothing else; its words are shown.",
      meta: { title: "Not as expected" },
      entry: "sendPaused",
      on: { "payment.retry": "ready", "payment.cancelled": "cancelled" },
    },
    ...paymentEndings,
  },
});
