import { NOTHING, ONCE } from "@marquee/verification/harness/payment-harness";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  harness.wire.received.length = 0;
  await harness.flush();
});

/** The calls of a payment, as a fault names them. */
const CALLS = {
  order: { method: "POST", path: /\/orders$/ },
  look: { method: "GET", path: /\/orders\/\w+$/ },
  capture: { method: "POST", path: /\/capture$/ },
} as const;
const WAYS = ["fail", "lose", "garble"] as const;
const MANY = 100;

const sentKeys = (path: RegExp) =>
  new Set(
    harness.wire.received.filter((call) => path.test(call.path)).map(({ requestId }) => requestId),
  );

describe("a call to PayPal", () => {
  it.each(WAYS)("[PAYSRV-Y10] that orders is repeated under its key: %s", async (how) => {
    const { id } = await harness.opened(`order ${how}`);
    harness.wire.breakOn({ ...CALLS.order, how, times: how === "garble" ? 1 : 2 });
    expect((await harness.openPaypal(id)).status).toBe(503);
    expect((await harness.find(id)).data.state).toBe("open");
    const { data } = await harness.openPaypal(id);
    expect(sentKeys(CALLS.order.path).size).toBe(1);
    await harness.choose(data.orderId, "approve");
    await harness.payOffer(id);
    expect(await harness.made(id)).toEqual(ONCE);
    const { rows } = await harness.server.database.owner.query(
      "select 1 from sandbox.paypal_order where custom_id like $1 || '%'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(WAYS)("[PAYSRV-Y10] that looks reports nothing: %s", async (how) => {
    const { id, orderId } = await harness.ordered(`look ${how}`);
    await harness.choose(orderId, "approve");
    harness.wire.breakOn({ ...CALLS.look, how, times: MANY });
    expect((await harness.payOffer(id)).status).toBe(409);
    expect((await harness.find(id)).data.state).toBe("unknown");
    expect(await harness.made(id)).toEqual(NOTHING);
    harness.wire.repair();
    await harness.sweepLater();
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it.each(WAYS)("[PAYSRV-Y10] that captures takes the money once: %s", async (how) => {
    const { id, orderId } = await harness.ordered(`capture ${how}`);
    await harness.choose(orderId, "approve");
    harness.wire.breakOn({ ...CALLS.capture, how, times: MANY });
    expect((await harness.payOffer(id)).status).toBe(409);
    expect((await harness.find(id)).data.state).toBe("unknown");
    harness.wire.repair();
    await harness.sweepLater();
    expect(await harness.made(id)).toEqual(ONCE);
    expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
    expect([...sentKeys(CALLS.capture.path)]).toEqual([`cap:${orderId}:0`]);
  });

  it("[PAYSRV-Y10] whose first response is lost is not noticed at all", async () => {
    const { id, orderId } = await harness.ordered("first answer lost");
    await harness.choose(orderId, "approve");
    for (const call of [CALLS.look, CALLS.capture])
      harness.wire.breakOn({ ...call, how: "lose", times: 1 });
    expect((await harness.payOffer(id)).data.state).toBe("paid");
    expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
  });
});

describe("several calls after one approval at once", () => {
  it("[PAYSRV-Y2] take the money once", async () => {
    const { id, orderId } = await harness.ordered("all at once");
    await harness.choose(orderId, "approve");
    await Promise.all([
      harness.payOffer(id),
      harness.payOffer(id),
      harness.reconcile(id),
      harness.flush(),
      harness.sweepLater(),
    ]);
    await harness.sweepLater();
    expect(await harness.made(id)).toEqual(ONCE);
    expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
  });

  it("[PAYSRV-Y2] find the money taken by a call of ours that is not stored", async () => {
    const { id, orderId } = await harness.ordered("taken before");
    await harness.choose(orderId, "approve");
    await harness.paypal("POST", `/v2/checkout/orders/${orderId}/capture`);
    expect((await harness.payOffer(id)).data.state).toBe("paid");
    expect(await harness.made(id)).toEqual(ONCE);
  });
});

describe("a process that dies in a payment by PayPal", () => {
  it.each([
    "providerQueried",
    "campaignMade",
    "itemsStarted",
    "transactionMade",
    "invoiceMade",
    "settled",
  ] as const)(
    "[PAYSRV-R8] is finished by the next one if it dies at %s, and charges once",
    async (moment) => {
      const { id, orderId } = await harness.ordered(`dies at ${moment}`);
      await harness.choose(orderId, "approve");
      harness.dieAt(moment);
      expect((await harness.payOffer(id)).status).toBe(500);
      await harness.sweepLater();
      expect(await harness.made(id)).toEqual(ONCE);
      expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
    },
  );

  it("[PAYSRV-Y3] leaves one Fail after a decline that was not stored", async () => {
    const { id, orderId } = await harness.ordered("dies after a decline");
    await harness.choose(orderId, "decline");
    harness.dieAt("providerQueried");
    expect((await harness.payOffer(id)).status).toBe(500);
    await harness.sweepLater();
    await harness.sweepLater();
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1 });
  });

  it("[PAYSRV-Y4] leaves one that collects while the way to pay is changed", async () => {
    for (const moment of ["providerQueried", "settled"] as const) {
      const { id } = await harness.opened(`switch dies at ${moment}`);
      harness.dieAt(moment);
      expect((await harness.openPaypal(id)).status).toBe(500);
      const { data } = await harness.openPaypal(id);
      await harness.choose(data.orderId, "approve");
      await harness.payOffer(id);
      expect(await harness.made(id)).toEqual(ONCE);
    }
  });
});
