import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { pdfText } from "@marquee/verification/harness/pdf-text";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  await harness.setFaults({ dropNext: 0 });
});

const listRefunds = async (payment: string | null) =>
  (await harness.stripe.refunds.list({ payment_intent: payment ?? "" })).data.map(
    ({ amount, status }) => `${amount} ${status}`,
  );
const refundByHand = (payment: string | null, amount: number) =>
  harness.stripe.refunds.create({ payment_intent: payment ?? "", amount });

/** Money that arrived and has to go back: of another amount than was owed. */
async function owed(name: string) {
  const checkout = await harness.opened(name);
  await harness.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
  await harness.confirm(checkout);
  return checkout;
}

describe("a refund by hand of money that is owed back", () => {
  it("[PAYSRV-G7] in part leaves the rest, which is refunded once", async () => {
    const checkout = await owed("in part by hand");
    await refundByHand(checkout.paymentIntentId, 20);
    await harness.reconcile(checkout.id);
    await harness.sweepLater();
    await harness.sweepLater();
    await harness.flush();
    expect((await harness.find(checkout.id)).data.state).toBe("refunded");
    expect(await listRefunds(checkout.paymentIntentId)).toEqual(["30 succeeded", "20 succeeded"]);
  });

  it("[PAYSRV-G7] in part, with the provider away then, is queried again", async () => {
    const checkout = await owed("in part, unanswered");
    await refundByHand(checkout.paymentIntentId, 20);
    await harness.flush();
    await harness.reconcile(checkout.id);
    await harness.setFaults({ loseNext: 4 });
    await harness.sweepLater();
    await harness.setFaults({ loseNext: 0 });
    await harness.sweepLater();
    await harness.sweepLater();
    expect((await harness.find(checkout.id)).data.state).toBe("refunded");
    expect(await listRefunds(checkout.paymentIntentId)).toEqual(["30 succeeded", "20 succeeded"]);
  });
});

describe("a refund by hand of a paid checkout", () => {
  const paymentsOf = async (checkoutPayment: string | null) => {
    const { data } = await harness.server.call<Transaction[]>(
      "master",
      "GET",
      `/getCompanyTransactions/${COMPANY.maple}?q=${checkoutPayment}`,
    );
    return data.map(({ status, refundedAmount, refundedOn }) => ({
      status,
      refundedAmount,
      isDated: refundedOn !== null,
    }));
  };

  it("[PAYSRV-G8] shows on its transaction and its invoice, and adds up", async () => {
    const checkout = await harness.opened("paid, then refunded");
    const payment = checkout.paymentIntentId;
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    await harness.flush();
    expect(await paymentsOf(payment)).toEqual([
      { status: "Paid", refundedAmount: null, isDated: false },
    ]);
    await refundByHand(payment, 50);
    await harness.flush();
    expect(await paymentsOf(payment)).toEqual([
      { status: "Paid", refundedAmount: 0.5, isDated: true },
    ]);
    await refundByHand(payment, 100);
    await harness.flush();
    expect(await paymentsOf(payment)).toEqual([
      { status: "Paid", refundedAmount: 1.5, isDated: true },
    ]);
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
    const { data: invoices } = await harness.server.call<Invoice[]>(
      "master",
      "GET",
      `/getCompanyInvoice/${COMPANY.maple}?q=${payment}`,
    );
    expect(invoices).toMatchObject([{ refundedAmount: 1.5, refundedOn: expect.any(String) }]);
    const { rawPayload } = await harness.server.app.inject({
      url: `/api/invoices/${invoices[0]?.id}/pdf`,
      headers: { authorization: `Bearer ${await harness.server.tokenOf("master@marquee.test")}` },
    });
    const text = pdfText(rawPayload);
    expect(text).toContain(`CN-${invoices[0]?.invoiceId}`);
    expect(text).toContain("CAD 1.50");
  });
});
