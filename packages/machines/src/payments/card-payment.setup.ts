import { paymentMessages } from "@marquee/domain/payments/messages";
import { savedCardRules } from "@marquee/domain/payments/saved-card-rules";
import { brokenRules } from "@marquee/domain/validation/rule";
import { assertEvent, assign, setup } from "xstate";
import { callNotProvided } from "../patterns/not-provided.ts";
import type {
  AuthenticateRequest,
  CardFormRequest,
  CardOutcome,
  CardPaymentContext,
  CardPaymentEvent,
  CardPaymentInput,
  CardPaymentOutput,
  ConfirmRequest,
  SavedCardRequest,
} from "./card-payment-types.ts";
import { declinedMessage, meaningOf, unexpectedMessage } from "./provider-answer.ts";
import type { Meaning, ProviderAnswer } from "./provider-answer.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { SettlementOutput } from "./settlement.machine.ts";

const means = ({ answer }: CardPaymentContext, meaning: Meaning): boolean =>
  answer !== null && meaningOf(answer) === meaning;

/** What the card payment's chart is made of: see `card-payment.machine.ts`. */
export const cardPaymentSetup = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as CardPaymentOutput,
    tags: {} as "busy" | "safeToWait",
    meta: {} as { title: string },
    children: {} as {
      loadForm: "loadForm";
      confirmCard: "confirmCard";
      confirmSavedCard: "confirmSavedCard";
      authenticate: "authenticate";
      settlement: "settlement";
    },
  },
  actors: {
    loadForm: callNotProvided<void, CardFormRequest>("loadForm"),
    confirmCard: callNotProvided<ProviderAnswer, ConfirmRequest>("confirmCard"),
    confirmSavedCard: callNotProvided<ProviderAnswer, SavedCardRequest>("confirmSavedCard"),
    authenticate: callNotProvided<ProviderAnswer, AuthenticateRequest>("authenticate"),
    settlement: settlementMachine,
  },
  guards: {
    isCardChosen: ({ event }) =>
      event.type === "payment.confirmSaved" && brokenRules(savedCardRules, event, {}).length === 0,
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
    startAttempt: assign(({ event }) => {
      assertEvent(event, ["payment.confirm", "payment.confirmSaved"]);
      const card =
        event.type === "payment.confirm"
          ? { saveCard: event.saveCard, cardId: "" }
          : { saveCard: false, cardId: event.cardId };
      return { ...card, answer: null, authenticated: false, message: null };
    }),
    sayCardMissing: assign({ message: paymentMessages.savedCardMissing }),
    takeAnswer: assign((_, answer: ProviderAnswer) => ({ answer })),
    takeSilence: assign({
      answer: { status: null, error: { type: "api_connection_error" } },
    }),
    markAuthenticated: assign({ authenticated: true }),
    sayDeclined: assign(({ context }) => ({
      message: context.answer && declinedMessage(context.answer),
    })),
    sayUnexpected: assign(({ context }) => ({
      message: context.answer && unexpectedMessage(context.answer),
    })),
    sayProcessing: assign({ message: paymentMessages.cardProcessing }),
    saySettlement: assign((_, { tag, checkout }: SettlementOutput) => ({
      message:
        checkout?.message ??
        (tag === "declined" ? paymentMessages.cardDeclined : paymentMessages.failed),
    })),
    settle: assign((_, { outcome }: { outcome: CardOutcome }) => ({ outcome })),
    tellBegun: ({ context }) => context.checkout.send({ type: "payment.begun" }),
    tellPaused: ({ context }) => context.checkout.send({ type: "payment.paused" }),
  },
});
