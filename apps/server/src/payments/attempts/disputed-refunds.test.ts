import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

describe("a refund of money that is owed back and disputed", () => {
  it("[PAYSRV-G10] waits for the end of the dispute, and is never left to staff", async () => {
    const checkout = await harness.opened("owed and disputed");
    await harness.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
    await harness.confirm(checkout, "pm_card_createDispute");
    await harness.reconcile(checkout.id);
    for (let hour = 0; hour < 25; hour += 1) await harness.sweepLater();
    const stuck = async () =>
      (
        await harness.server.call<readonly object[]>(
          "master",
          "GET",
          `/stuckPayments?q=${checkout.id}`,
        )
      ).data;
    expect(await stuck()).toEqual([]);
    expect((await harness.find(checkout.id)).data.state).toBe("refundDue");
    const { data } = await harness.stripe.disputes.list({
      payment_intent: checkout.paymentIntentId ?? "",
    });
    await harness.stripe.disputes.close(data[0]?.id ?? "");
    await harness.flush();
    await harness.sweepLater();
    expect((await harness.find(checkout.id)).data.state).toBe("refunded");
    const refunds = await harness.stripe.refunds.list({
      payment_intent: checkout.paymentIntentId ?? "",
    });
    expect(refunds.data).toEqual([]);
  });
});
