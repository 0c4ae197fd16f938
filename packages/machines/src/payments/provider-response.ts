import {
  cardErrorMessage,
  cardMessage,
  failureMessage,
} from "@marquee/domain/payments/card-message";
import { paymentMessages, paymentNotices } from "@marquee/domain/payments/messages";

/**
 * The answer of the card provider in its own terms: the status of the payment intent, an error, or both. The errors
 * `conflict` and `card_gone` are the server's: it has refused to charge the checkout as it is by now, or has the saved
 * card no more.
 */
export interface ProviderResponse {
  readonly status: string | null;
  readonly error: {
    readonly type: string;
    readonly code?: string | undefined;
    readonly message?: string | undefined;
  } | null;
  /** The secret of the payment intent, if the server charged it: perhaps another one than before (PAYSRV-K14). */
  readonly clientSecret?: string | undefined;
}

/** How a payment continues after a response of the provider. */
export type PaymentDecision =
  | "succeeded"
  | "processing"
  | "needsBank"
  | "declined"
  | "changed"
  | "unanswered"
  | "unheardOf"
  | "unexpected";

const BY_STATUS: Readonly<Record<string, PaymentDecision>> = {
  succeeded: "succeeded",
  processing: "processing",
  requires_action: "needsBank",
  requires_payment_method: "declined",
  // This intent can no longer be paid: the payment was given up, or started again, elsewhere.
  canceled: "changed",
};

const BY_ERROR: Readonly<Record<string, PaymentDecision>> = {
  card_error: "declined",
  validation_error: "declined",
  card_gone: "declined",
  conflict: "changed",
  // The provider may have charged the card although its answer was lost: this is no failure.
  api_connection_error: "unanswered",
  api_error: "unanswered",
};

/**
 * Decides how the payment continues. Money that has moved, or may have, outweighs any error beside it (PAYFLOW-M4): with a
 * status that nothing is known of it may have, too. An intent that requires another card was declined, whatever the type of
 * the error, also after a failed bank check; one that is cancelled can never be paid.
 */
export function decidePayment({ status, error }: ProviderResponse): PaymentDecision {
  const byStatus = status === null ? "unexpected" : (BY_STATUS[status] ?? "unheardOf");
  const isCertain = byStatus !== "needsBank" && byStatus !== "unexpected";
  return error === null || isCertain ? byStatus : (BY_ERROR[error.type] ?? "unexpected");
}

/** Whether the saved card that was to be charged was deleted meanwhile. */
export const isCardGone = ({ error }: ProviderResponse): boolean => error?.type === "card_gone";

/** The message of a decline, as the server stores it: the bank's check, or the provider's about the card or a field; else the specification's (PAY-M4). */
export const declinedMessage = (response: ProviderResponse): string => {
  const { error } = response;
  if (isCardGone(response)) return paymentNotices.cardGone;
  const message =
    error && BY_ERROR[error.type] === "declined"
      ? cardErrorMessage(error)
      : paymentMessages.cardDeclined;
  return failureMessage({ code: error?.code ?? "", message });
};

/** Why the checkout is another one by now: the server's reason, if the server refused. */
export const changedMessage = ({ error }: ProviderResponse): string =>
  (error?.type === "conflict" && error.message) || paymentNotices.changedElsewhere;

/** The message of an answer that fits no other decision. */
export const unexpectedMessage = ({ status, error }: ProviderResponse): string =>
  error ? cardErrorMessage(error) : cardMessage(status ?? "");
