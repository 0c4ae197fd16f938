import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paypalBench, type PaypalBench } from "@marquee/verification/harness/paypal-bench";

let bench: PaypalBench;
beforeAll(async () => {
  bench = await paypalBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.wire.mend());

/** A checkout that was to be paid at PayPal, was paid by card instead, and whose order is approved all the same. */
async function paidByCard(name: string) {
  const { id, orderId, total } = await bench.ordered(name);
  const { data } = await bench.payByCard(id);
  await bench.confirm(data);
  await bench.reconcile(id);
  await bench.choose(orderId, "approve");
  await bench.flush();
  return { id, orderId, cents: Math.round(total * 100) };
}

/** A capture that was on its way when the payment was given up, and is late. */
const captureLate = (orderId: string) =>
  bench.paypal("POST", `/v2/checkout/orders/${orderId}/capture`);

describe("money that PayPal has taken for a payment that was given up", () => {
  it("[PAYSRV-Y5] goes back, and what the card has paid for stays", async () => {
    const { id, orderId, cents } = await paidByCard("paid twice");
    await captureLate(orderId);
    await bench.flush();
    expect((await bench.made(id)).transactions).toEqual({ Paid: 1, Error: 1 });
    bench.wire.breakOn({ method: "POST", path: /refund$/, how: "lose", times: 2 });
    await bench.sweepLater();
    await bench.sweepLater();
    expect(await bench.order(orderId)).toMatchObject({ captures: 1, refundedCents: cents });
    expect((await bench.find(id)).data).toMatchObject({ state: "paid", method: "card" });
    expect((await bench.made(id)).campaigns).toBe(1);
  });

  it("[PAYSRV-Y5] is found within hours and goes back where no message tells of it", async () => {
    const { id, orderId, cents } = await paidByCard("paid twice and silently");
    await bench.turn({ dropNext: 10 });
    await captureLate(orderId);
    await bench.flush();
    await bench.turn({ dropNext: 0 });
    expect((await bench.made(id)).transactions).toEqual({ Paid: 1 });
    await bench.sweepLater();
    await bench.sweepLater();
    expect((await bench.made(id)).transactions).toEqual({ Paid: 1, Error: 1 });
    expect(await bench.order(orderId)).toMatchObject({ captures: 1, refundedCents: cents });
  });

  it("[PAYSRV-Y8] counts as given back where it was refunded by hand", async () => {
    const { orderId } = await paidByCard("refunded by hand");
    await captureLate(orderId);
    await bench.flush();
    const find = async () => {
      const { rows } = await bench.server.database.owner.query<{
        readonly received_as: string;
        readonly state: string;
      }>("select received_as, state from payment_attempt where provider_id = $1", [orderId]);
      return rows[0];
    };
    await bench.paypal("POST", `/v2/payments/captures/${(await find())?.received_as}/refund`);
    await bench.sweepLater();
    expect((await find())?.state).toBe("refunded");
  });
});
