import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Queries the provider again about a stuck payment (STUCK-M1). */
export const retryStuckPaymentMachine = createConfirmedAction<StuckPayment, Checkout>({
  id: "retryStuckPayment",
  title: "Retrying a stuck payment",
  success: paymentMessages.providerQueried,
  failure: paymentMessages.providerQueryFailed,
});
