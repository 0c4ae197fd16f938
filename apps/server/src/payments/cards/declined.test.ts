import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ONCE, paymentBench, type PaymentBench } from "@marquee/verification/harness/payment-bench";

let bench: PaymentBench;
beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.flush());

describe("a card that is declined", () => {
  it("[PAYSRV-R2] leaves one Fail for each try, the bank's words, and a checkout that can be paid again", async () => {
    const checkout = await bench.opened("declined");
    expect(await bench.confirm(checkout, "pm_card_chargeDeclinedInsufficientFunds")).toBe(
      "insufficient_funds",
    );
    const [once] = await Promise.all([bench.reconcile(checkout.id), bench.flush()]);
    expect(once.data).toMatchObject({ state: "declined", clientSecret: checkout.clientSecret });
    expect(once.data.message).toContain("insufficient funds");
    await bench.reconcile(checkout.id);
    expect((await bench.made(checkout.id)).transactions).toEqual({ Fail: 1 });
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    await bench.reconcile(checkout.id);
    expect((await bench.made(checkout.id)).transactions).toEqual({ Fail: 2 });
    await bench.confirm(checkout);
    expect((await bench.reconcile(checkout.id)).data).toMatchObject({
      state: "paid",
      message: null,
    });
    expect(await bench.made(checkout.id)).toEqual({ ...ONCE, transactions: { Fail: 2, Paid: 1 } });
  });

  it("[PAYSRV-R2] is open again when it is taken up again, until the next answer", async () => {
    const checkout = await bench.opened("taken up");
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    await bench.reconcile(checkout.id);
    expect((await bench.open("taken up")).data).toMatchObject({ state: "open", message: null });
    expect((await bench.reconcile(checkout.id)).data.state).toBe("open");
  });

  it("[PAYSRV-R7] is written down once, from whomever and however often it is heard of", async () => {
    const checkout = await bench.opened("heard often");
    await bench.turn({ duplicate: 2 });
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    await bench.turn({ duplicate: 0 });
    await Promise.all([bench.flush(), bench.reconcile(checkout.id), bench.reconcile(checkout.id)]);
    await bench.sweepLater();
    expect((await bench.made(checkout.id)).transactions).toEqual({ Fail: 1 });
    expect((await bench.find(checkout.id)).data.state).toBe("declined");
  });

  it("[PAYSRV-H3] is on record also when nobody asked before the next try", async () => {
    const checkout = await bench.opened("unseen decline");
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual({ ...ONCE, transactions: { Fail: 1, Paid: 1 } });
  });
});
