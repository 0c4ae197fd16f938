import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Asking the provider again about a payment that is left to people (STUCK-M1). */
export const retryStuckPaymentMachine = createConfirmedAction<StuckPayment, Checkout>({
  id: "retryTrouble",
  title: "Asking the provider about a payment again",
  success: paymentMessages.providerQueried,
  failure: paymentMessages.providerQueryFailed,
});
