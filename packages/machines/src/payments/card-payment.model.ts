import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import type { Listener } from "../patterns/listener.ts";
import type { PaymentEvent, PaymentOutcome } from "./payment-events.ts";
import type { ProviderAnswer } from "./provider-answer.ts";

/** Stands for the card that is typed in, among the ids of saved ones. */
export const NEW_CARD = "new";

export interface CardPaymentInput {
  readonly checkoutId: string;
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** What the card is charged, in CAD: an assertion to the server, which charges what it stored or nothing. */
  readonly charge: number;
  /** Whether it is paid to save its card: then a new card pays, and it is kept without being asked. */
  readonly verifies: boolean;
  /** Whether the provider keeps the card that pays, as the server knows it: the wish a reload begins with. */
  readonly savesCard: boolean;
  readonly checkout: Listener<PaymentEvent>;
}

/** The cards to choose from. `savedCards` is null where they could not be looked up; a new one always can pay. */
export interface CardChoice {
  readonly savedCards: readonly SavedCard[] | null;
  /** The id of a saved card, `NEW_CARD`, or null while the person has to choose. */
  readonly chosen: string | null;
}

export interface CardPaymentContext extends CardPaymentInput, CardChoice {
  /** Said at the choice of cards. */
  readonly choiceMessage: string | null;
  /** Whether the card that is typed in is to be kept. */
  readonly saveCard: boolean;
  /** What the server was told last about keeping it; null before, since another tab may have told it. */
  readonly requestedSaving: boolean | null;
  /** The saved card that is paid with. */
  readonly cardId: string;
  /** What the provider said last. */
  readonly answer: ProviderAnswer | null;
  /** Whether the bank has been asked: once per attempt. */
  readonly authenticated: boolean;
  /** What is said about the last attempt, in the provider's words where it has any. */
  readonly message: string | null;
  readonly outcome: PaymentOutcome;
}

export type CardPaymentEvent =
  | { readonly type: "form.retry" }
  | { readonly type: "card.chosen"; readonly cardId: string }
  | { readonly type: "payment.confirm"; readonly saveCard: boolean }
  | { readonly type: "payment.confirmSaved"; readonly cardId: string }
  | { readonly type: "payment.retry" }
  | { readonly type: "payment.stopWaiting" }
  | { readonly type: "payment.cancelled" };

/** What the `loadForm` actor is asked: the provider's script ready to draw its fields, and the saved cards. */
export interface CardFormRequest {
  readonly publishableKey: string;
  /** Nobody chooses among saved cards where one is being saved. */
  readonly newCardOnly: boolean;
}

/** What the `requestCardSaving` actor is asked: said before the card is charged, since saving it is part of the charge. */
export interface CardSavingRequest {
  readonly checkoutId: string;
  readonly savesCard: boolean;
}

/** What the `confirmCard` actor is asked: the card in the provider's own fields. */
export interface ConfirmRequest {
  readonly clientSecret: string;
}

/** What the `confirmSavedCard` actor is asked. */
export interface SavedCardRequest {
  readonly checkoutId: string;
  readonly charge: number;
  readonly cardId: string;
}

/** What the `authenticate` actor is asked: the bank's own check, in the provider's dialog. */
export interface AuthenticateRequest {
  readonly clientSecret: string;
}
