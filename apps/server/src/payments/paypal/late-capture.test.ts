import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.wire.repair());

/** A checkout that was to be paid at PayPal, was paid by card instead, and whose order is approved all the same. */
async function paidByCard(name: string) {
  const { id, orderId, total } = await harness.ordered(name);
  const { data } = await harness.payByCard(id);
  await harness.confirm(data);
  await harness.reconcile(id);
  await harness.choose(orderId, "approve");
  await harness.flush();
  return { id, orderId, cents: Math.round(total * 100) };
}

/** A capture that was on its way when the payment was given up, and is late. */
const captureLate = (orderId: string) =>
  harness.paypal("POST", `/v2/checkout/orders/${orderId}/capture`);

describe("money that PayPal has taken for a payment that was given up", () => {
  it("[PAYSRV-Y5] is refunded, and what the card has paid for stays", async () => {
    const { id, orderId, cents } = await paidByCard("paid twice");
    await captureLate(orderId);
    await harness.flush();
    expect((await harness.made(id)).transactions).toEqual({ Paid: 1, Error: 1 });
    harness.wire.breakOn({ method: "POST", path: /refund$/, how: "lose", times: 2 });
    await harness.sweepLater();
    await harness.sweepLater();
    expect(await harness.order(orderId)).toMatchObject({ captures: 1, refundedCents: cents });
    expect((await harness.find(id)).data).toMatchObject({ state: "paid", method: "card" });
    expect((await harness.made(id)).campaigns).toBe(1);
  });

  it("[PAYSRV-Y5] is found within hours and refunded if no message reports it", async () => {
    const { id, orderId, cents } = await paidByCard("paid twice and silently");
    await harness.setFaults({ dropNext: 10 });
    await captureLate(orderId);
    await harness.flush();
    await harness.setFaults({ dropNext: 0 });
    expect((await harness.made(id)).transactions).toEqual({ Paid: 1 });
    await harness.sweepLater();
    await harness.sweepLater();
    expect((await harness.made(id)).transactions).toEqual({ Paid: 1, Error: 1 });
    expect(await harness.order(orderId)).toMatchObject({ captures: 1, refundedCents: cents });
  });

  it("[PAYSRV-Y8] counts as refunded if it was refunded by hand", async () => {
    const { orderId } = await paidByCard("refunded by hand");
    await captureLate(orderId);
    await harness.flush();
    const find = async () => {
      const { rows } = await harness.server.database.owner.query<{
        readonly received_as: string;
        readonly state: string;
      }>("select received_as, state from payment_attempt where provider_id = $1", [orderId]);
      return rows[0];
    };
    await harness.paypal("POST", `/v2/payments/captures/${(await find())?.received_as}/refund`);
    await harness.sweepLater();
    expect((await find())?.state).toBe("refunded");
  });
});
