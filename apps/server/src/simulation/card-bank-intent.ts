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

export interface BankAnswer {
  readonly status: number;
  readonly body: object;
}

export const refusal = (code: string, message = code): BankAnswer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message } },
});
export const missing = (): BankAnswer => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: "none" } },
});

const errorOf = ({ charge, code }: FailedTry) => ({
  type: "card_error",
  code: "card_declined",
  decline_code: code,
  message: `Your card was declined: ${code}.`,
  charge,
});

/** An intent as the provider's API shows it. */
export const intentBody = (intent: Intent): object => ({
  id: intent.id,
  object: "payment_intent",
  client_secret: intent.secret,
  amount: intent.amount,
  amount_received: intent.received,
  currency: intent.currency,
  status: intent.status,
  customer: null,
  payment_method: intent.received > 0 ? `pm_${intent.id}` : null,
  last_payment_error: intent.lastError ? errorOf(intent.lastError) : null,
  metadata: intent.metadata,
});
