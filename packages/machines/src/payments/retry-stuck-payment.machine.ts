import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { PaymentTrouble } from "@marquee/domain/payments/payment-trouble.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Queries the provider again about a stuck payment (STUCK-M1). */
export const retryStuckPaymentMachine = createConfirmedAction<PaymentTrouble, Checkout>({
  id: "retryStuckPayment",
  title: "Retrying a stuck payment",
  success: paymentMessages.troubleAsked,
  failure: paymentMessages.troubleUnasked,
});
