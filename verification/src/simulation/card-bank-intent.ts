import { cardBody, type BankCard } from "./card-vault.ts";
import type { BankAnswer } from "./bank-answer.ts";

export type IntentStatus =
  | "requires_payment_method"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "canceled";

/** A failed try, as the provider keeps it. */
export interface FailedTry {
  readonly charge: string;
  readonly code: string;
}

export interface BankRefund {
  readonly id: string;
  readonly amount: number;
  status: "succeeded" | "pending" | "failed";
}

/** A card payment at the provider. Amounts are cents. */
export interface Intent {
  readonly id: string;
  readonly secret: string;
  amount: number;
  currency: string;
  status: IntentStatus;
  received: number;
  lastError: FailedTry | null;
  /** Every try that failed, in order. */
  readonly failures: FailedTry[];
  readonly refunds: BankRefund[];
  readonly metadata: Readonly<Record<string, string>>;
  customer: string | null;
  /** Whether the card that pays is kept for the customer. */
  keeps: boolean;
  /** The card that is being charged, or was. */
  card: BankCard | null;
}

/** What the payer's bank makes of a card. */
export type CardFate =
  | "pays"
  | "declines"
  | "asks"
  | "settlesLater"
  | "failsLater"
  | "paysLess"
  | "paysForeign";

/** How often which fate meets a card. */
export const CARD_FATES: Readonly<Record<CardFate, number>> = {
  pays: 48,
  declines: 20,
  asks: 12,
  settlesLater: 8,
  failsLater: 6,
  paysLess: 5,
  paysForeign: 5,
};

const errorOf = ({ charge, code }: FailedTry) => ({
  type: "card_error",
  code: "card_declined",
  decline_code: code,
  message: `Your card was declined: ${code}.`,
  charge,
});

/** An intent as the provider's API shows it: its card by name, or as it stands. */
export const intentBody = (intent: Intent, withCard = false) => ({
  id: intent.id,
  object: "payment_intent",
  client_secret: intent.secret,
  amount: intent.amount,
  amount_received: intent.received,
  currency: intent.currency,
  status: intent.status,
  customer: intent.customer,
  setup_future_usage: intent.keeps ? "off_session" : null,
  payment_method: intent.card && (withCard ? cardBody(intent.card) : intent.card.id),
  last_payment_error: intent.lastError ? errorOf(intent.lastError) : null,
  metadata: intent.metadata,
});

/** A charge that the bank declined is an error that carries the intent. */
export const declined = (intent: Intent, failed: FailedTry): BankAnswer => ({
  status: 402,
  body: { error: { ...errorOf(failed), payment_intent: intentBody(intent, true) } },
});
