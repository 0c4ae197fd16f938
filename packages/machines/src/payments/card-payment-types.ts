import type { Listener } from "../patterns/listener.ts";
import type { ProviderAnswer } from "./provider-answer.ts";

/** What the checkout hears: while a payment is under way, nothing that is paid for may change. */
export type PaymentNews = { readonly type: "payment.begun" } | { readonly type: "payment.paused" };

export interface CardPaymentInput {
  readonly checkoutId: string;
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly checkout: Listener<PaymentNews>;
}

/**
 * How the payment ended. `unsettled`: nobody knows yet, and the server goes on asking. `refused`: this checkout
 * cannot be paid any more, for example because it expired.
 */
export type CardOutcome = "succeeded" | "cancelled" | "unsettled" | "refused";

export interface CardPaymentContext extends CardPaymentInput {
  readonly saveCard: boolean;
  /** The saved card that is paid with. */
  readonly cardId: string;
  /** What the provider said last. */
  readonly answer: ProviderAnswer | null;
  /** Whether the bank has been asked: once per attempt. */
  readonly authenticated: boolean;
  /** What is said about the last attempt, in the provider's words where it has any. */
  readonly message: string | null;
  readonly outcome: CardOutcome;
}

export type CardPaymentEvent =
  | { readonly type: "form.retry" }
  | { readonly type: "payment.confirm"; readonly saveCard: boolean }
  | { readonly type: "payment.confirmSaved"; readonly cardId: string }
  | { readonly type: "payment.retry" }
  | { readonly type: "payment.stopWaiting" }
  | { readonly type: "payment.cancelled" };

export interface CardPaymentOutput {
  readonly outcome: CardOutcome;
  readonly message: string | null;
}

/** What the `loadForm` actor is asked: the provider's script, ready to draw its fields. */
export interface CardFormRequest {
  readonly publishableKey: string;
}

/** What the `confirmCard` actor is asked: the card in the provider's own fields. */
export interface ConfirmRequest {
  readonly clientSecret: string;
  readonly saveCard: boolean;
}

/** What the `confirmSavedCard` actor is asked. */
export interface SavedCardRequest {
  readonly checkoutId: string;
  readonly cardId: string;
}

/** What the `authenticate` actor is asked: the bank's own check, in the provider's dialog. */
export interface AuthenticateRequest {
  readonly clientSecret: string;
}
