import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import type { Listener } from "../patterns/listener.ts";
import type { PaymentEvent } from "./payment-events.ts";
import type { PaymentOutcome } from "./payment-outcome.ts";
import {
  decidePayment,
  isCardGone,
  type PaymentDecision,
  type ProviderResponse,
} from "./provider-response.ts";

/** The id of the card that is typed in, among those of saved ones. */
export const NEW_CARD = "new";

export interface CardPaymentInput {
  readonly checkoutId: string;
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** The amount to charge, in CAD: an assertion to the server, which charges what it stored or nothing. */
  readonly charge: number;
  /** Whether this payment verifies a card to be saved: then only a new card pays, and it is saved without a choice. */
  readonly verifies: boolean;
  /** Whether the provider saves the card that pays, as the server knows it: the choice starts with it after a reload. */
  readonly savesCard: boolean;
  readonly checkout: Listener<PaymentEvent>;
}

/** The cards to choose from. `savedCards` is null if they could not be looked up; a new one always can pay. */
export interface CardChoice {
  readonly savedCards: readonly SavedCard[] | null;
  /** The id of a saved card, `NEW_CARD`, or null while the user has to choose. */
  readonly chosen: string | null;
}

export interface CardPaymentContext extends CardPaymentInput, CardChoice {
  /** Shown at the choice of cards. */
  readonly choiceMessage: string | null;
  /** Whether the card that is typed in is to be saved. */
  readonly saveCard: boolean;
  /** The last request to save the card or not; null before the first, since another tab may have sent one. */
  readonly requestedSaving: boolean | null;
  /** The saved card that is paid with. */
  readonly cardId: string;
  /** The last response of the provider. */
  readonly response: ProviderResponse | null;
  /** Whether the bank has authenticated the user: once per attempt. */
  readonly authenticated: boolean;
  /** The message about the last attempt, the provider's own if it sent one. */
  readonly message: string | null;
  readonly outcome: PaymentOutcome;
  /** The checkout as the server sent it, if the payment is not its own any more. */
  readonly changed: Checkout | null;
}

export type CardPaymentEvent =
  | { readonly type: "form.retry" }
  | { readonly type: "card.chosen"; readonly cardId: string }
  | { readonly type: "payment.confirm"; readonly saveCard: boolean }
  | { readonly type: "payment.confirmSaved"; readonly cardId: string }
  | { readonly type: "payment.retry" }
  | { readonly type: "payment.stopWaiting" }
  | { readonly type: "payment.cancelled" };

/** The input of the `loadForm` actor, which loads the provider's script and the saved cards. */
export interface CardFormRequest {
  readonly publishableKey: string;
  /** No saved cards are offered if one is being saved. */
  readonly newCardOnly: boolean;
}

/** The input of the `requestCardSaving` actor. It is sent before the charge, since the provider saves the card with it. */
export interface CardSavingRequest {
  readonly checkoutId: string;
  readonly savesCard: boolean;
}

/** The input of the `confirmCard` actor: the card is in the provider's own fields. */
export interface ConfirmRequest {
  readonly clientSecret: string;
}

/** The input of the `confirmSavedCard` actor. */
export interface SavedCardRequest {
  readonly checkoutId: string;
  readonly charge: number;
  readonly cardId: string;
}

/** The input of the `authenticate` actor: the bank's own check, in the provider's dialog. */
export interface AuthenticateRequest {
  readonly clientSecret: string;
}

/**
 * Opens a payment with no card chosen and its outcome unsettled. `saveCard` starts as the server
 * stored it, so that the choice survives a reload.
 */
export const createCardPaymentContext = (input: CardPaymentInput): CardPaymentContext => ({
  ...input,
  savedCards: [],
  chosen: null,
  choiceMessage: null,
  saveCard: input.savesCard,
  requestedSaving: null,
  cardId: "",
  response: null,
  authenticated: false,
  message: null,
  outcome: "unsettled",
  changed: null,
});

/** Whether the provider's last response leads to this decision. */
export const isDecided = (
  { response }: Pick<CardPaymentContext, "response">,
  decision: PaymentDecision,
): boolean => response !== null && decidePayment(response) === decision;

/** A saved card that turned out to be deleted is offered no more. */
export function dropGoneCard({
  response,
  savedCards,
  cardId,
}: CardPaymentContext): Partial<CardPaymentContext> {
  if (response === null || savedCards === null || !isCardGone(response)) return {};
  const left = savedCards.filter((card) => card.cardId !== cardId);
  return { savedCards: left, chosen: left.length === 0 ? NEW_CARD : null };
}

/** A new attempt forgets the last one. Only a card that is typed in can be saved. */
export const startAttempt = (
  event: Extract<CardPaymentEvent, { readonly type: `payment.confirm${string}` }>,
): Partial<CardPaymentContext> => ({
  ...(event.type === "payment.confirm"
    ? { saveCard: event.saveCard, cardId: "" }
    : { saveCard: false, cardId: event.cardId }),
  response: null,
  authenticated: false,
  message: null,
  choiceMessage: null,
});
