import { paymentMessages, paymentNotices } from "./messages.ts";

/** What the card form says about a payment intent's status (PAY-M1): a refused card requires another payment method. */
export function cardMessage(intentStatus: string): string {
  switch (intentStatus) {
    case "succeeded":
      return paymentMessages.cardSucceeded;
    case "processing":
      return paymentMessages.cardProcessing;
    case "requires_payment_method":
      return paymentMessages.cardDeclined;
    default:
      return paymentMessages.cardOther;
  }
}

/** The provider's code of a check with the bank that failed: its message names a method of payment, and no reason. */
const BANK_CHECK_FAILED = "payment_intent_authentication_failure";

/** Why a card payment failed, in plain words (PAY-M4): the provider's, but for the check with the bank. Codes are for the details. */
export const failureMessage = ({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): string => (code === BANK_CHECK_FAILED ? paymentNotices.bankCheckFailed : message);

/** What the card form says about a provider's error: the provider's words for a card or a field, else our own (PAY-M2). */
export function cardErrorMessage(error: {
  readonly type: string;
  readonly message?: string | undefined;
}): string {
  const own = error.type === "card_error" || error.type === "validation_error";
  return own && error.message ? error.message : paymentMessages.cardUnexpected;
}
