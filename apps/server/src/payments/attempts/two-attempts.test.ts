import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

// It holds the mutant "Two attempts of one checkout are settled at the same time." (verification/src/simulation/mutants).
it("[PAYSRV-R4] what one attempt has paid for is not declined by another that is settled at the same moment", async () => {
  const checkout = await harness.opened("two attempts");
  expect(await harness.confirm(checkout, "pm_card_visa_chargeDeclined")).toBe("generic_decline");
  const other = await harness.server.database.owner.connect();
  try {
    await other.query("begin");
    await other.query("update checkout set state = 'paid', message = null where id = $1", [
      checkout.id,
    ]);
    const reconciled = harness.reconcile(checkout.id);
    await expect.poll(harness.server.database.countWaiting).toBe(1);
    await other.query("commit");
    expect(await reconciled).toMatchObject({ status: 200, data: { state: "paid" } });
  } finally {
    other.release();
  }
  expect((await harness.find(checkout.id)).data.state).toBe("paid");
});
