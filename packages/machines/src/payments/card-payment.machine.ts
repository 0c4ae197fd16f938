import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages, paymentNotices } from "@marquee/domain/payments/messages";
import { savedCardRules } from "@marquee/domain/payments/saved-cards";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { assertEvent, assign, setup } from "xstate";
import { readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import {
  createCardPaymentContext,
  dropGoneCard,
  isDecided,
  startAttempt,
  type AuthenticateRequest,
  type CardChoice,
  type CardFormRequest,
  type CardPaymentContext,
  type CardPaymentEvent,
  type CardPaymentInput,
  type CardSavingRequest,
  type ConfirmRequest,
  type SavedCardRequest,
} from "./card-payment.model.ts";
import { paymentEndings, settlementGuards } from "./payment-endings.ts";
import { paymentEventActions } from "./payment-events.ts";
import type { PaymentOutcome, PaymentOutput } from "./payment-outcome.ts";
import {
  changedMessage,
  declinedMessage,
  unexpectedMessage,
  type ProviderResponse,
} from "./provider-response.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { CheckoutRequest, SettlementOutput } from "./settlement.model.ts";

/** While nothing is charged, a card can be chosen and paid with. */
const cardChoice = {
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

/** Every call to the provider leads to one state, which decides by its response, or by the lack of one. */
const decision = {
  onDone: {
    target: "deciding",
    actions: {
      type: "setResponse",
      params: ({ event }: { readonly event: { readonly output: ProviderResponse } }) =>
        event.output,
    },
  },
  onError: { target: "deciding", actions: "setNoResponse" },
} as const;

/** One payment by card (PAYFLOW-M1 … PAYFLOW-M15). A second click cannot become a second charge. */
const machine = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as PaymentOutput,
    tags: {} as "busy" | "safeToWait",
    meta: {} as { title: string; step?: string },
    children: {} as {
      loadForm: "loadForm";
      requestCardSaving: "requestCardSaving";
      confirmCard: "confirmCard";
      confirmSavedCard: "confirmSavedCard";
      authenticate: "authenticate";
      queryServer: "queryServer";
      settlement: "settlement";
    },
  },
  actors: {
    loadForm: callNotProvided<CardChoice, CardFormRequest>("loadForm"),
    requestCardSaving: callNotProvided<void, CardSavingRequest>("requestCardSaving"),
    confirmCard: callNotProvided<ProviderResponse, ConfirmRequest>("confirmCard"),
    confirmSavedCard: callNotProvided<ProviderResponse, SavedCardRequest>("confirmSavedCard"),
    authenticate: callNotProvided<ProviderResponse, AuthenticateRequest>("authenticate"),
    queryServer: callNotProvided<Checkout, CheckoutRequest>("queryServer"),
    settlement: settlementMachine,
  },
  guards: {
    isCardChosen: ({ event }) =>
      event.type === "payment.confirmSaved" && ruleIssues(savedCardRules, event, {}).length === 0,
    mustRequestSaving: ({ context, event }) =>
      event.type === "payment.confirm" &&
      !context.verifies &&
      event.saveCard !== context.requestedSaving,
    wantsSaving: ({ context }) => context.saveCard,
    mayBeSaved: ({ context: { requestedSaving, savesCard } }) => requestedSaving ?? savesCard,
    hasSucceeded: ({ context }) => isDecided(context, "succeeded"),
    needsBank: ({ context }) => isDecided(context, "needsBank") && !context.authenticated,
    isDeclined: ({ context }) =>
      isDecided(context, "declined") || (isDecided(context, "needsBank") && context.authenticated),
    hasChanged: ({ context }) => isDecided(context, "changed"),
    isUnknown: ({ context }) =>
      isDecided(context, "processing") || isDecided(context, "unanswered"),
    isUnheardOf: ({ context }) => isDecided(context, "unheardOf"),
    ...settlementGuards,
  },
  actions: {
    setChoice: assign((_, { savedCards, chosen }: CardChoice) => ({ savedCards, chosen })),
    chooseCard: assign(({ event }) => {
      assertEvent(event, "card.chosen");
      return { chosen: event.cardId, choiceMessage: null };
    }),
    startAttempt: assign(({ event }) => {
      assertEvent(event, ["payment.confirm", "payment.confirmSaved"]);
      return startAttempt(event);
    }),
    setCardMissingMessage: assign({ choiceMessage: paymentMessages.savedCardMissing }),
    setSavingRequested: assign(({ context }) => ({ requestedSaving: context.saveCard })),
    setMayBeSavedMessage: assign({ message: paymentNotices.cardMayBeSaved }),
    setResponse: assign(({ context: { clientSecret } }, response: ProviderResponse) => ({
      response,
      clientSecret: response.clientSecret ?? clientSecret,
    })),
    setNoResponse: assign({
      response: { status: null, error: { type: "api_connection_error" } },
    }),
    setAuthenticated: assign({ authenticated: true }),
    setDeclinedMessage: assign(({ context }) => ({
      message: context.response && declinedMessage(context.response),
    })),
    dropGoneCard: assign(({ context }) => dropGoneCard(context)),
    setChangedMessage: assign(({ context }) => ({
      message: context.response && changedMessage(context.response),
    })),
    setChanged: assign((_, changed: Checkout) => ({ changed })),
    setFailedMessage: assign({ message: paymentMessages.failed }),
    setUnexpectedMessage: assign(({ context }) => ({
      message: context.response && unexpectedMessage(context.response),
    })),
    setProcessingMessage: assign({ message: paymentMessages.cardProcessing }),
    setSettlementMessage: assign((_, { tag, checkout }: SettlementOutput) => ({
      message:
        checkout?.message ??
        (tag === "declined" ? paymentMessages.cardDeclined : paymentMessages.failed),
    })),
    setOutcome: assign((_, { outcome }: { outcome: PaymentOutcome }) => ({ outcome })),
    ...paymentEventActions,
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
}).createMachine({
  id: "cardPayment",
  description:
    "One card payment: the provider's form, its confirmation, the bank's check, and the settlement.",
  context: ({ input }) => createCardPaymentContext(input),
  output: ({ context: { outcome, message, changed } }) => ({ outcome, message, checkout: changed }),
  initial: "loadingForm",
  states: {
    loadingForm: {
      description: "The provider's form and the saved cards are loading.",
      meta: { title: "Loading the card form", step: "Card" },
      invoke: {
        id: "loadForm",
        src: "loadForm",
        input: ({ context: { publishableKey, verifies } }) => ({
          publishableKey,
          newCardOnly: verifies,
        }),
        onDone: { target: "ready", actions: { type: "setChoice", params: readOutput } },
        onError: "formUnavailable",
      },
      on: { "payment.cancelled": "cancelled" },
    },
    formUnavailable: {
      description: "The provider's form could not be loaded; the user can retry.",
      meta: { title: "Card form unavailable", step: "Card" },
      on: { "form.retry": "loadingForm", "payment.cancelled": "cancelled" },
    },
    ready: {
      description: "A card is typed in, or a saved one chosen. Nothing is charged yet.",
      meta: { title: "Ready to pay", step: "Card" },
      on: cardChoice,
    },
    requestingCardSaving: {
      description:
        "The server records whether the card is to be saved. A card that cannot be saved still pays.",
      meta: { title: "Requesting to save the card", step: "Payment" },
      tags: "busy",
      invoke: {
        id: "requestCardSaving",
        src: "requestCardSaving",
        input: ({ context: { checkoutId, saveCard } }) => ({ checkoutId, savesCard: saveCard }),
        onDone: { target: "confirming", actions: "setSavingRequested" },
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
      meta: { title: "Paying", step: "Payment" },
      tags: "busy",
      invoke: {
        id: "confirmCard",
        src: "confirmCard",
        input: ({ context: { clientSecret } }) => ({ clientSecret }),
        ...decision,
      },
      on: { "payment.stopWaiting": "awaitingSettlement" },
    },
    confirmingSaved: {
      description: "The server charges the saved card. A second click changes nothing.",
      meta: { title: "Paying with a saved card", step: "Payment" },
      tags: "busy",
      invoke: {
        id: "confirmSavedCard",
        src: "confirmSavedCard",
        input: ({ context: { checkoutId, charge, cardId } }) => ({ checkoutId, charge, cardId }),
        ...decision,
      },
      on: { "payment.stopWaiting": "awaitingSettlement" },
    },
    authenticating: {
      description:
        "The bank authenticates the user, in the provider's dialog. If the page is closed meanwhile, the checkout says what the server does then (Page closed).",
      meta: { title: "Checking with the bank", step: "Payment" },
      tags: "busy",
      entry: "setAuthenticated",
      invoke: {
        id: "authenticate",
        src: "authenticate",
        input: ({ context: { clientSecret } }) => ({ clientSecret }),
        ...decision,
      },
      on: { "payment.stopWaiting": "awaitingSettlement" },
    },
    deciding: {
      description:
        "The provider's response decides how the payment goes on. No response is no failure.",
      meta: { title: "Deciding", step: "Payment" },
      always: [
        { guard: "hasSucceeded", target: "succeeded" },
        { guard: "needsBank", target: "authenticating" },
        {
          guard: "isDeclined",
          target: "declined",
          actions: ["setDeclinedMessage", "dropGoneCard"],
        },
        { guard: "hasChanged", target: "queryingServer", actions: "setChangedMessage" },
        { guard: "isUnknown", target: "awaitingSettlement", actions: "setProcessingMessage" },
        { guard: "isUnheardOf", target: "awaitingSettlement", actions: "setUnexpectedMessage" },
        { target: "unexpected", actions: "setUnexpectedMessage" },
      ],
    },
    declined: {
      description:
        "Nothing was charged; the provider's message is shown. The user can pay with this or another card.",
      meta: { title: "Declined", step: "Card" },
      entry: "sendPaused",
      on: { "payment.retry": "ready", ...cardChoice },
    },
    queryingServer: {
      description:
        "Nothing was charged: this payment was given up, begun anew or paid elsewhere. The server says how the checkout is by now.",
      meta: { title: "Looking up the payment", step: "Payment" },
      tags: "busy",
      invoke: {
        id: "queryServer",
        src: "queryServer",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: { target: "changed", actions: { type: "setChanged", params: readOutput } },
        onError: { target: "unexpected", actions: "setFailedMessage" },
      },
      on: { "payment.stopWaiting": "unsettled" },
    },
    changed: {
      type: "final",
      description: "The checkout is paid for otherwise by now; its state decides how it goes on.",
      meta: { title: "Changed elsewhere" },
      entry: { type: "setOutcome", params: { outcome: "changed" } },
    },
    unexpected: {
      description: "The request was refused, and nothing was charged; its message is shown.",
      meta: { title: "Not as expected", step: "Card" },
      entry: "sendPaused",
      on: { "payment.retry": "ready", "payment.cancelled": "cancelled" },
    },
    ...paymentEndings,
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of all that invokes it would repeat the whole of it. */
export interface CardPaymentMachine extends Inferred {}

export const cardPaymentMachine: CardPaymentMachine = machine;
