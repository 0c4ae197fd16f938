import { paymentMessages } from "./messages.ts";

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

/** What the card form says about a provider's error: the provider's words for a card or a field, else our own (PAY-M2). */
export function cardErrorMessage(error: {
  readonly type: string;
  readonly message?: string | undefined;
}): string {
  const own = error.type === "card_error" || error.type === "validation_error";
  return own && error.message ? error.message : paymentMessages.cardUnexpected;
}
