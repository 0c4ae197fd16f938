import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOTHING, ONCE } from "@marquee/verification/harness/payment-bench";
import { paypalBench, type PaypalBench } from "@marquee/verification/harness/paypal-bench";

let bench: PaypalBench;
beforeAll(async () => {
  bench = await paypalBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wire.mend();
  bench.wire.heard.length = 0;
  await bench.flush();
});

/** The calls of a payment, as a fault names them. */
const CALLS = {
  order: { method: "POST", path: /\/orders$/ },
  look: { method: "GET", path: /\/orders\/\w+$/ },
  capture: { method: "POST", path: /\/capture$/ },
} as const;
const WAYS = ["fail", "lose", "garble"] as const;
const MANY = 100;

const keysOf = (path: RegExp) =>
  new Set(
    bench.wire.heard.filter((call) => path.test(call.path)).map(({ requestId }) => requestId),
  );

describe("a call to PayPal", () => {
  it.each(WAYS)("[PAYSRV-Y10] that orders is repeated under its key: %s", async (how) => {
    const { id } = await bench.opened(`order ${how}`);
    bench.wire.breakOn({ ...CALLS.order, how, times: how === "garble" ? 1 : 2 });
    expect((await bench.openPaypal(id)).status).toBe(503);
    expect((await bench.find(id)).data.state).toBe("open");
    const { data } = await bench.openPaypal(id);
    expect(keysOf(CALLS.order.path).size).toBe(1);
    await bench.choose(data.orderId, "approve");
    await bench.payOffer(id);
    expect(await bench.made(id)).toEqual(ONCE);
    const { rows } = await bench.server.database.owner.query(
      "select 1 from sandbox.paypal_order where custom_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(WAYS)("[PAYSRV-Y10] that looks tells nobody anything: %s", async (how) => {
    const { id, orderId } = await bench.ordered(`look ${how}`);
    await bench.choose(orderId, "approve");
    bench.wire.breakOn({ ...CALLS.look, how, times: MANY });
    expect((await bench.payOffer(id)).status).toBe(409);
    expect((await bench.find(id)).data.state).toBe("unknown");
    expect(await bench.made(id)).toEqual(NOTHING);
    bench.wire.mend();
    await bench.sweepLater();
    expect(await bench.made(id)).toEqual(ONCE);
  });

  it.each(WAYS)("[PAYSRV-Y10] that captures takes the money once: %s", async (how) => {
    const { id, orderId } = await bench.ordered(`capture ${how}`);
    await bench.choose(orderId, "approve");
    bench.wire.breakOn({ ...CALLS.capture, how, times: MANY });
    expect((await bench.payOffer(id)).status).toBe(409);
    expect((await bench.find(id)).data.state).toBe("unknown");
    bench.wire.mend();
    await bench.sweepLater();
    expect(await bench.made(id)).toEqual(ONCE);
    expect(await bench.order(orderId)).toMatchObject({ captures: 1 });
    expect([...keysOf(CALLS.capture.path)]).toEqual([`cap:${orderId}:0`]);
  });

  it("[PAYSRV-Y10] whose first answer is lost is not noticed at all", async () => {
    const { id, orderId } = await bench.ordered("first answer lost");
    await bench.choose(orderId, "approve");
    for (const call of [CALLS.look, CALLS.capture])
      bench.wire.breakOn({ ...call, how: "lose", times: 1 });
    expect((await bench.payOffer(id)).data.state).toBe("paid");
    expect(await bench.order(orderId)).toMatchObject({ captures: 1 });
  });
});

describe("several who are told of one approval at once", () => {
  it("[PAYSRV-Y2] take the money once", async () => {
    const { id, orderId } = await bench.ordered("all at once");
    await bench.choose(orderId, "approve");
    await Promise.all([
      bench.payOffer(id),
      bench.payOffer(id),
      bench.reconcile(id),
      bench.flush(),
      bench.sweepLater(),
    ]);
    await bench.sweepLater();
    expect(await bench.made(id)).toEqual(ONCE);
    expect(await bench.order(orderId)).toMatchObject({ captures: 1 });
  });

  it("[PAYSRV-Y2] find the money taken by a call of ours that nobody remembers", async () => {
    const { id, orderId } = await bench.ordered("taken before");
    await bench.choose(orderId, "approve");
    await bench.paypal("POST", `/v2/checkout/orders/${orderId}/capture`);
    expect((await bench.payOffer(id)).data.state).toBe("paid");
    expect(await bench.made(id)).toEqual(ONCE);
  });
});

describe("a process that dies in a payment by PayPal", () => {
  it.each([
    "providerAsked",
    "campaignMade",
    "itemsStarted",
    "transactionMade",
    "invoiceMade",
    "settled",
  ] as const)("[PAYSRV-R8] at %s is finished by the next one, and charges once", async (moment) => {
    const { id, orderId } = await bench.ordered(`dies at ${moment}`);
    await bench.choose(orderId, "approve");
    bench.dieAt(moment);
    expect((await bench.payOffer(id)).status).toBe(500);
    await bench.sweepLater();
    expect(await bench.made(id)).toEqual(ONCE);
    expect(await bench.order(orderId)).toMatchObject({ captures: 1 });
  });

  it("[PAYSRV-Y3] after a decline that nobody wrote down leaves one Fail", async () => {
    const { id, orderId } = await bench.ordered("dies after a decline");
    await bench.choose(orderId, "decline");
    bench.dieAt("providerAsked");
    expect((await bench.payOffer(id)).status).toBe(500);
    await bench.sweepLater();
    await bench.sweepLater();
    expect((await bench.made(id)).transactions).toEqual({ Fail: 1 });
  });

  it("[PAYSRV-Y4] while the way to pay is changed leaves one that collects", async () => {
    for (const moment of ["providerAsked", "settled"] as const) {
      const { id } = await bench.opened(`switch dies at ${moment}`);
      bench.dieAt(moment);
      expect((await bench.openPaypal(id)).status).toBe(500);
      const { data } = await bench.openPaypal(id);
      await bench.choose(data.orderId, "approve");
      await bench.payOffer(id);
      expect(await bench.made(id)).toEqual(ONCE);
    }
  });
});
