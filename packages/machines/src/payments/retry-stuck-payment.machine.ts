import { paymentMessages } from "@marquee/domain/payments/messages";
import { retryOutcome } from "@marquee/domain/payments/retry-outcome";
import type { RetriedPayment, StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Queries the provider again about a stuck payment (STUCK-M1). */
export const retryStuckPaymentMachine = createConfirmedAction<StuckPayment, RetriedPayment>({
  id: "retryStuckPayment",
  title: "Retrying a stuck payment",
  success: retryOutcome,
  failure: paymentMessages.providerQueryFailed,
});
