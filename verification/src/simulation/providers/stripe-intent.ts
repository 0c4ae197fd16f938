import type { ProviderResponse } from "./provider-response.ts";
import { cardBody, type PaymentMethod } from "./stripe-customers.ts";

export type IntentStatus =
  | "requires_payment_method"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "canceled";

/** A charge that failed, as the provider records it; null if the payer did not authenticate, so that none was made. */
export interface FailedCharge {
  readonly charge: string | null;
  readonly card: string;
  readonly code: string;
}

export interface StripeRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly createdOn: number;
  /** Our name for it, if it is one of several that staff requested. */
  readonly name: string | null;
  readonly amount: number;
  readonly currency: string;
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
  lastError: FailedCharge | null;
  /** Every charge that failed, in order. */
  readonly failures: FailedCharge[];
  readonly refunds: StripeRefund[];
  metadata: Readonly<Record<string, string>>;
  customer: string | null;
  /** Whether the card that pays is saved for the customer. */
  savesCard: boolean;
  /** The card that is being charged, or was. */
  card: PaymentMethod | null;
}

/** What the payer's bank does with a charge. */
export type CardOutcome =
  | "pays"
  | "declines"
  | "requiresAction"
  | "settlesLater"
  | "failsLater"
  | "paysLess"
  | "paysForeign";

/** How often a charge has which outcome. */
export const CARD_OUTCOMES: Readonly<Record<CardOutcome, number>> = {
  pays: 48,
  declines: 20,
  requiresAction: 12,
  settlesLater: 8,
  failsLater: 6,
  paysLess: 5,
  paysForeign: 5,
};

const errorOf = ({ charge, card, code }: FailedCharge) => ({
  ...(charge === null
    ? { type: "invalid_request_error", code }
    : { type: "card_error", code: "card_declined", decline_code: code, charge }),
  message: `Your card was declined: ${code}.`,
  payment_method: { id: card },
});

/** The charge by which an intent received its money. */
export const chargeId = ({ id }: Pick<Intent, "id">): string => `py_of_${id}`;

/** An intent as the provider's API returns it, with its card's id or the whole card. */
export const intentBody = (intent: Intent, withCard = false) => ({
  id: intent.id,
  object: "payment_intent",
  client_secret: intent.secret,
  amount: intent.amount,
  amount_received: intent.received,
  currency: intent.currency,
  status: intent.status,
  customer: intent.customer,
  setup_future_usage: intent.savesCard ? "off_session" : null,
  payment_method: intent.card && (withCard ? cardBody(intent.card) : intent.card.id),
  last_payment_error: intent.lastError ? errorOf(intent.lastError) : null,
  metadata: intent.metadata,
  latest_charge: intent.received > 0 ? chargeId(intent) : null,
});

/** The response to a charge that the bank declined: an error that carries the intent. */
export const declineResponse = (intent: Intent, failed: FailedCharge): ProviderResponse => ({
  status: 402,
  body: { error: { ...errorOf(failed), payment_intent: intentBody(intent, true) } },
});
