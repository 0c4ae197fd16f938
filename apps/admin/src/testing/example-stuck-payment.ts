import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";

/** A payment whose money is owed back, and was not refunded after twenty attempts. */
export const exampleStuckPayment: StuckPayment = {
  id: "a1",
  checkoutId: "k1",
  companyId: "c1",
  userId: "merchant@marquee.test",
  kind: "refunding",
  paymentType: "Card",
  paymentId: "pi_owed",
  providerStatus: "succeeded",
  amount: 12.5,
  retries: 20,
  lastError: "the provider could not give the money back",
  deadSince: "2026-03-02T18:00:00.000Z",
};
