import {
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

describe("a card that is declined", () => {
  it("[PAYSRV-R2] leaves one Fail for each failed capture, the bank's message, and a checkout that can be paid again", async () => {
    const checkout = await harness.opened("declined");
    expect(await harness.confirm(checkout, "pm_card_chargeDeclinedInsufficientFunds")).toBe(
      "insufficient_funds",
    );
    const [once] = await Promise.all([harness.reconcile(checkout.id), harness.flush()]);
    expect(once.data).toMatchObject({ state: "declined", clientSecret: checkout.clientSecret });
    expect(once.data.message).toContain("insufficient funds");
    await harness.reconcile(checkout.id);
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 1 });
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    await harness.reconcile(checkout.id);
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 2 });
    await harness.confirm(checkout);
    expect((await harness.reconcile(checkout.id)).data).toMatchObject({
      state: "paid",
      message: null,
    });
    expect(await harness.made(checkout.id)).toEqual({
      ...ONCE,
      transactions: { Fail: 2, Paid: 1 },
    });
  });

  it("[PAYSRV-R2] is open again when it is taken up again, until the next response", async () => {
    const checkout = await harness.opened("taken up");
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    await harness.reconcile(checkout.id);
    expect((await harness.open("taken up")).data).toMatchObject({ state: "open", message: null });
    expect((await harness.reconcile(checkout.id)).data.state).toBe("open");
  });

  it("[PAYSRV-R7] is written down once, from any source and however often it is reported", async () => {
    const checkout = await harness.opened("heard often");
    await harness.setFaults({ duplicate: 2 });
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    await harness.setFaults({ duplicate: 0 });
    await Promise.all([
      harness.flush(),
      harness.reconcile(checkout.id),
      harness.reconcile(checkout.id),
    ]);
    await harness.sweepLater();
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 1 });
    expect((await harness.find(checkout.id)).data.state).toBe("declined");
  });

  it("[PAYSRV-H3] is on record also when no call queried the server before the next capture", async () => {
    const checkout = await harness.opened("unseen decline");
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    await harness.flush();
    expect(await harness.made(checkout.id)).toEqual({
      ...ONCE,
      transactions: { Fail: 1, Paid: 1 },
    });
  });
});
