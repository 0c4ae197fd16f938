import { cardPaymentSetup } from "./card-payment.setup.ts";

/**
 * Paying by card (PAYFLOW-M1 … PAYFLOW-M8). Outside `ready`, `declined` and `unexpected` there is no transition for
 * a confirmation, so a second click cannot become a second charge.
 */
export const cardPaymentMachine = cardPaymentSetup.createMachine({
  id: "cardPayment",
  description:
    "One card payment: the provider's form, its confirmation, the bank's check, and the truth.",
  context: ({ input }) => ({
    ...input,
    saveCard: false,
    cardId: "",
    answer: null,
    authenticated: false,
    message: null,
    outcome: "unsettled",
  }),
  output: ({ context: { outcome, message } }) => ({ outcome, message }),
  initial: "loadingForm",
  states: {
    loadingForm: {
      description: "The provider's form is being loaded.",
      meta: { title: "Loading the card form" },
      invoke: {
        id: "loadForm",
        src: "loadForm",
        input: ({ context: { publishableKey } }) => ({ publishableKey }),
        onDone: "ready",
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
      on: {
        "payment.confirm": { target: "confirming", actions: "startAttempt" },
        "payment.confirmSaved": [
          {
            guard: "isCardChosen",
            target: "confirmingSaved",
            actions: "startAttempt",
          },
          { actions: "sayCardMissing" },
        ],
        "payment.cancelled": "cancelled",
      },
    },
    confirming: {
      description:
        "The provider confirms the card that was typed in. A second click changes nothing.",
      meta: { title: "Paying" },
      tags: "busy",
      entry: "tellBegun",
      invoke: {
        id: "confirmCard",
        src: "confirmCard",
        input: ({ context: { clientSecret, saveCard } }) => ({ clientSecret, saveCard }),
        onDone: {
          target: "judging",
          actions: { type: "takeAnswer", params: ({ event }) => event.output },
        },
        onError: { target: "judging", actions: "takeSilence" },
      },
      on: { "payment.stopWaiting": "askingServer" },
    },
    confirmingSaved: {
      description: "The server charges the saved card. A second click changes nothing.",
      meta: { title: "Paying with a saved card" },
      tags: "busy",
      entry: "tellBegun",
      invoke: {
        id: "confirmSavedCard",
        src: "confirmSavedCard",
        input: ({ context: { checkoutId, cardId } }) => ({ checkoutId, cardId }),
        onDone: {
          target: "judging",
          actions: { type: "takeAnswer", params: ({ event }) => event.output },
        },
        onError: { target: "judging", actions: "takeSilence" },
      },
      on: { "payment.stopWaiting": "askingServer" },
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
        onDone: {
          target: "judging",
          actions: { type: "takeAnswer", params: ({ event }) => event.output },
        },
        onError: { target: "judging", actions: "takeSilence" },
      },
      on: { "payment.stopWaiting": "askingServer" },
    },
    judging: {
      description: "What the provider's answer means. Silence is no failure.",
      meta: { title: "Reading the answer" },
      always: [
        { guard: "hasSucceeded", target: "succeeded" },
        { guard: "needsBank", target: "authenticating" },
        { guard: "isDeclined", target: "declined", actions: "sayDeclined" },
        { guard: "isOpen", target: "askingServer", actions: "sayProcessing" },
        { target: "unexpected", actions: "sayUnexpected" },
      ],
    },
    askingServer: {
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
            actions: { type: "saySettlement", params: ({ event }) => event.output },
          },
          {
            guard: { type: "wasRefused", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "saySettlement", params: ({ event }) => event.output },
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
      entry: "tellPaused",
      on: {
        "payment.retry": "ready",
        "payment.confirm": { target: "confirming", actions: "startAttempt" },
        "payment.confirmSaved": [
          {
            guard: "isCardChosen",
            target: "confirmingSaved",
            actions: "startAttempt",
          },
          { actions: "sayCardMissing" },
        ],
        "payment.cancelled": "cancelled",
      },
    },
    unexpected: {
      description: "The provider said something that fits nothing else; its words are shown.",
      meta: { title: "Not as expected" },
      entry: "tellPaused",
      on: { "payment.retry": "ready", "payment.cancelled": "cancelled" },
    },
    succeeded: {
      type: "final",
      description: "The money has moved.",
      meta: { title: "Paid" },
      entry: { type: "settle", params: { outcome: "succeeded" } },
    },
    cancelled: {
      type: "final",
      description: "The person gave the payment up before anything was charged.",
      meta: { title: "Cancelled" },
      entry: { type: "settle", params: { outcome: "cancelled" } },
    },
    refused: {
      type: "final",
      description: "This checkout cannot be paid any more; the plan needs a new one.",
      meta: { title: "Refused" },
      entry: { type: "settle", params: { outcome: "refused" } },
    },
    unsettled: {
      type: "final",
      description: "The person waits no longer; the server goes on asking.",
      meta: { title: "Left open" },
      entry: { type: "settle", params: { outcome: "unsettled" } },
    },
  },
});
