import { cardErrorMessage, cardMessage } from "@marquee/domain/payments/card-message";
import { paymentMessages } from "@marquee/domain/payments/messages";

/** The answer of the card provider in its own terms: the status of the payment intent, an error, or both. */
export interface ProviderAnswer {
  readonly status: string | null;
  readonly error: { readonly type: string; readonly message?: string | undefined } | null;
  /** The secret of the payment intent, where the server charged it: perhaps another one than before (PAYSRV-K14). */
  readonly clientSecret?: string | undefined;
}

/** How a payment goes on after an answer of the provider. */
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
  // The provider may have charged the card although its answer was lost: this is no failure.
  api_connection_error: "unanswered",
  api_error: "unanswered",
};

/**
 * Decides how the payment goes on. Money that has moved, or may have, outweighs any error beside it (PAYFLOW-M4). An
 * intent that requires another card was declined, whatever the type of the error, also after a failed bank check.
 */
export function decidePayment({ status, error }: ProviderAnswer): PaymentDecision {
  const byStatus = (status !== null && BY_STATUS[status]) || "unexpected";
  const isCertain =
    byStatus === "succeeded" || byStatus === "processing" || byStatus === "declined";
  return error === null || isCertain ? byStatus : (BY_ERROR[error.type] ?? "unexpected");
}

/** The message of a decline: the provider's, where it is about the card or a field, else the specification's. */
export const declinedMessage = ({ error }: ProviderAnswer): string =>
  error && BY_ERROR[error.type] === "declined"
    ? cardErrorMessage(error)
    : paymentMessages.cardDeclined;

/** The message of an answer that fits no other decision. */
export const unexpectedMessage = ({ status, error }: ProviderAnswer): string =>
  error ? cardErrorMessage(error) : cardMessage(status ?? "");
