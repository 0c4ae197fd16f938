import { cardErrorMessage, cardMessage } from "@marquee/domain/payments/card-message";
import { paymentMessages } from "@marquee/domain/payments/messages";

/** What the card provider said, in its own terms: the status of the payment intent, an error, or both. */
export interface ProviderAnswer {
  readonly status: string | null;
  readonly error: { readonly type: string; readonly message?: string | undefined } | null;
}

/** What an answer means for the person who pays. */
export type PaymentDecision =
  | "succeeded"
  | "processing"
  | "needsBank"
  | "declined"
  | "unanswered"
  | "unexpected";

const BY_STATUS: Readonly<Record<string, PaymentDecision>> = {
  succeeded: "succeeded",
  processing: "processing",
  requires_action: "needsBank",
  requires_payment_method: "declined",
};

const BY_ERROR: Readonly<Record<string, PaymentDecision>> = {
  card_error: "declined",
  validation_error: "declined",
  // The provider may have acted although its answer was lost: nobody may call this a failure.
  api_connection_error: "unanswered",
  api_error: "unanswered",
};

/**
 * Reads an answer. Money that has moved, or may have, outweighs any error beside it (PAYFLOW-M4), and an intent
 * that wants another card was declined, whatever the error calls itself, a failed check of the bank included.
 */
export function decidePayment({ status, error }: ProviderAnswer): PaymentDecision {
  const byStatus = (status !== null && BY_STATUS[status]) || "unexpected";
  const isSaid = byStatus === "succeeded" || byStatus === "processing" || byStatus === "declined";
  return error === null || isSaid ? byStatus : (BY_ERROR[error.type] ?? "unexpected");
}

/** What a declined person reads: the provider's words about the card or a field, else the specification's. */
export const declinedMessage = ({ error }: ProviderAnswer): string =>
  error && BY_ERROR[error.type] === "declined"
    ? cardErrorMessage(error)
    : paymentMessages.cardDeclined;

/** What is said of an answer that fits nothing else. */
export const unexpectedMessage = ({ status, error }: ProviderAnswer): string =>
  error ? cardErrorMessage(error) : cardMessage(status ?? "");
