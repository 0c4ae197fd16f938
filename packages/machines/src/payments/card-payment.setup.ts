import { paymentMessages, paymentNotices } from "@marquee/domain/payments/messages";
import { savedCardRules } from "@marquee/domain/payments/saved-cards";
import { brokenRules } from "@marquee/domain/validation/rule";
import { assertEvent, assign, setup } from "xstate";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import type {
  AuthenticateRequest,
  CardChoice,
  CardFormRequest,
  CardPaymentContext,
  CardPaymentEvent,
  CardPaymentInput,
  ConfirmRequest,
  CardSavingRequest,
  SavedCardRequest,
} from "./card-payment.model.ts";
import type { PaymentOutcome, PaymentOutput } from "./payment-events.ts";
import { declinedMessage, decidePayment, unexpectedMessage } from "./provider-answer.ts";
import type { PaymentDecision, ProviderAnswer } from "./provider-answer.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { SettlementOutput } from "./settlement.machine.ts";

const means = ({ answer }: CardPaymentContext, meaning: PaymentDecision): boolean =>
  answer !== null && decidePayment(answer) === meaning;

/** What the card payment's chart is made of: see `card-payment.machine.ts`. */
export const cardPaymentSetup = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as PaymentOutput,
    tags: {} as "busy" | "safeToWait",
    meta: {} as { title: string },
    children: {} as {
      loadForm: "loadForm";
      requestCardSaving: "requestCardSaving";
      confirmCard: "confirmCard";
      confirmSavedCard: "confirmSavedCard";
      authenticate: "authenticate";
      settlement: "settlement";
    },
  },
  actors: {
    loadForm: callNotProvided<CardChoice, CardFormRequest>("loadForm"),
    requestCardSaving: callNotProvided<void, CardSavingRequest>("requestCardSaving"),
    confirmCard: callNotProvided<ProviderAnswer, ConfirmRequest>("confirmCard"),
    confirmSavedCard: callNotProvided<ProviderAnswer, SavedCardRequest>("confirmSavedCard"),
    authenticate: callNotProvided<ProviderAnswer, AuthenticateRequest>("authenticate"),
    settlement: settlementMachine,
  },
  guards: {
    isCardChosen: ({ event }) =>
      event.type === "payment.confirmSaved" && brokenRules(savedCardRules, event, {}).length === 0,
    mustRequestSaving: ({ context, event }) =>
      event.type === "payment.confirm" &&
      !context.verifies &&
      event.saveCard !== context.requestedSaving,
    wantsSaving: ({ context }) => context.saveCard,
    mayBeSaved: ({ context: { requestedSaving, savesCard } }) => requestedSaving ?? savesCard,
    hasSucceeded: ({ context }) => means(context, "succeeded"),
    needsBank: ({ context }) => means(context, "needsBank") && !context.authenticated,
    isDeclined: ({ context }) =>
      means(context, "declined") || (means(context, "needsBank") && context.authenticated),
    isOpen: ({ context }) => means(context, "processing") || means(context, "unanswered"),
    wasSettled: (_, { tag }: SettlementOutput) => tag === "settled",
    wasDeclined: (_, { tag }: SettlementOutput) => tag === "declined",
    wasRefused: (_, { tag }: SettlementOutput) => tag === "refused",
  },
  actions: {
    takeChoice: assign((_, { savedCards, chosen }: CardChoice) => ({ savedCards, chosen })),
    chooseCard: assign(({ event }) => {
      assertEvent(event, "card.chosen");
      return { chosen: event.cardId, choiceMessage: null };
    }),
    startAttempt: assign(({ event }) => {
      assertEvent(event, ["payment.confirm", "payment.confirmSaved"]);
      const card =
        event.type === "payment.confirm"
          ? { saveCard: event.saveCard, cardId: "" }
          : { saveCard: false, cardId: event.cardId };
      return { ...card, answer: null, authenticated: false, message: null, choiceMessage: null };
    }),
    setCardMissingMessage: assign({ choiceMessage: paymentMessages.savedCardMissing }),
    markSavingRequested: assign(({ context }) => ({ requestedSaving: context.saveCard })),
    setMayBeSavedMessage: assign({ message: paymentNotices.cardMayBeSaved }),
    takeAnswer: assign((_, answer: ProviderAnswer) => ({ answer })),
    takeSilence: assign({
      answer: { status: null, error: { type: "api_connection_error" } },
    }),
    markAuthenticated: assign({ authenticated: true }),
    setDeclinedMessage: assign(({ context }) => ({
      message: context.answer && declinedMessage(context.answer),
    })),
    setUnexpectedMessage: assign(({ context }) => ({
      message: context.answer && unexpectedMessage(context.answer),
    })),
    setProcessingMessage: assign({ message: paymentMessages.cardProcessing }),
    setSettlementMessage: assign((_, { tag, checkout }: SettlementOutput) => ({
      message:
        checkout?.message ??
        (tag === "declined" ? paymentMessages.cardDeclined : paymentMessages.failed),
    })),
    settle: assign((_, { outcome }: { outcome: PaymentOutcome }) => ({ outcome })),
    sendBegun: ({ context }) => context.checkout.send({ type: "payment.begun" }),
    sendPaused: ({ context }) => context.checkout.send({ type: "payment.paused" }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
});

/** What a card payment starts out as. */
export const cardPaymentContext = (input: CardPaymentInput): CardPaymentContext => ({
  ...input,
  savedCards: [],
  chosen: null,
  choiceMessage: null,
  saveCard: input.savesCard,
  requestedSaving: null,
  cardId: "",
  answer: null,
  authenticated: false,
  message: null,
  outcome: "unsettled",
});
