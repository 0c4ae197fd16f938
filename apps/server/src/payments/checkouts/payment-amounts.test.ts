import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

it("[PAY-S9] has as charged and refunded what arrived and went back, though another amount was to be charged", async () => {
  const checkout = await harness.opened("Paid too little");
  const { id, paymentIntentId, receipt } = checkout;
  const readListed = async () => {
    const { data, meta } = await harness.server.call<CompanyPayment[]>(
      "merchant",
      "GET",
      `/companyPayments/${COMPANY.maple}`,
    );
    return { row: data.find((payment) => payment.id === id), sums: meta.sums };
  };
  expect(receipt.total).toBeGreaterThan(0.5);
  await harness.stripe.paymentIntents.update(paymentIntentId ?? "", { amount: 50 });
  await harness.confirm(checkout);
  await harness.reconcile(id);
  const waiting = await readListed();
  expect(waiting.row).toMatchObject({ status: "waiting", amount: 0.5 });
  expect(waiting.sums).toEqual({ amount: 0, refundedAmount: 0 });
  await harness.sweepLater();
  await harness.flush();
  const refunded = await readListed();
  expect(refunded.row).toMatchObject({ status: "refunded", amount: 0.5, refundedAmount: 0.5 });
  expect(refunded.sums).toEqual({ amount: 0.5, refundedAmount: 0.5 });
});
