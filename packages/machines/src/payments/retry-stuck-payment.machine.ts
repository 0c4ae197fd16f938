import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { PaymentTrouble } from "@marquee/domain/payments/payment-trouble.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Asking the provider again about a payment that is left to people (STUCK-M1). */
export const retryStuckPaymentMachine = createConfirmedAction<PaymentTrouble, Checkout>({
  id: "retryTrouble",
  title: "Asking the provider about a payment again",
  success: paymentMessages.troubleAsked,
  failure: paymentMessages.troubleUnasked,
});
