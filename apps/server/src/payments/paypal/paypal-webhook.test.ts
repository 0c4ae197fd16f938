import { loadPayPalSecret, paypalQueue } from "@marquee/sandbox/paypal/paypal-webhook";
import { NOTHING, ONCE } from "@marquee/verification/harness/payment-harness";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { PAYPAL_WEBHOOK_ID } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PAYPAL_WEBHOOK } from "./paypal-webhook.ts";

let harness: PaypalHarness;
let secret: string;
beforeAll(async () => {
  harness = await paypalHarness();
  secret = await loadPayPalSecret(harness.server.database.owner);
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  await harness.setFaults({ duplicate: 0, dropNext: 0, reorder: false });
  await harness.flush();
});

interface Sent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A message as PayPal's stand-in signs it. */
function message(id: string, resource: object, type = "CHECKOUT.ORDER.APPROVED"): Sent {
  const queue = paypalQueue({ url: () => "", id: PAYPAL_WEBHOOK_ID }, secret);
  return queue.prepare({
    id,
    event_type: type,
    created_at: harness.server.clock.now().toISOString(),
    resource_type: "checkout-order",
    resource,
  });
}

const post = ({ body, headers }: Sent) =>
  harness.server.app.inject({
    method: "POST",
    url: PAYPAL_WEBHOOK,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });

const events = async (id: string) => {
  const { rows } = await harness.server.database.owner.query(
    "select provider, provider_id, processed_on is not null as done from provider_event where id = $1",
    [id],
  );
  return rows;
};

describe("PayPal's webhook endpoint", () => {
  it("[PAYSRV-Y7] takes only what PayPal confirms it signed", async () => {
    const good = message("WH-FORGED", { id: "ORDER" });
    const { "paypal-transmission-sig": _signature, ...unsigned } = good.headers;
    const responses = await Promise.all([
      post({ ...good, body: good.body.replace("ORDER", "OTHER") }),
      post({ ...good, headers: { ...good.headers, "paypal-transmission-sig": "c2J4" } }),
      post({ ...good, headers: unsigned }),
      post({ ...good, body: "no JSON" }),
      post({ ...good, body: "[]" }),
      post({ ...good, body: "" }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await events("WH-FORGED")).toEqual([]);
  });

  it("[PAYSRV-Y7] has a message sent again while PayPal does not verify it", async () => {
    const { id, orderId } = await harness.ordered("verified later");
    await harness.choose(orderId, "approve");
    const sent = message("WH-LATER", { id: orderId });
    harness.wire.breakOn({ method: "POST", path: /verify/, how: "fail", times: 2 });
    expect((await post(sent)).statusCode).toBe(503);
    expect(await events("WH-LATER")).toEqual([]);
    expect((await post(sent)).statusCode).toBe(200);
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y7] responds with 200 to an event of a foreign payment, once and for all", async () => {
    const foreign = message("WH-1", { id: "UNKNOWN" });
    const other = message("WH-2", { id: "DISPUTE" }, "CUSTOMER.DISPUTE.CREATED");
    expect([(await post(foreign)).statusCode, (await post(other)).statusCode]).toEqual([200, 200]);
    expect(await events("WH-1")).toEqual([
      { provider: "paypal", provider_id: "UNKNOWN", done: true },
    ]);
    expect(await events("WH-2")).toEqual([{ provider: "paypal", provider_id: null, done: true }]);
  });

  it("[PAYSRV-Y7] believes PayPal and not the message: a signed lie makes nothing", async () => {
    const { id, orderId } = await harness.ordered("lie");
    const resource = {
      id: "CAPTURE",
      status: "COMPLETED",
      supplementary_data: { related_ids: { order_id: orderId } },
    };
    expect((await post(message("WH-3", resource, "PAYMENT.CAPTURE.COMPLETED"))).statusCode).toBe(
      200,
    );
    expect(await harness.made(id)).toEqual(NOTHING);
    expect(await events("WH-3")).toEqual([
      { provider: "paypal", provider_id: orderId, done: true },
    ]);
  });

  it("[PAYSRV-Y7] works on a message again when the first time broke off", async () => {
    const { id, orderId } = await harness.ordered("message broken off");
    await harness.choose(orderId, "approve");
    const sent = message("WH-4", { id: orderId });
    harness.dieAt("campaignMade");
    expect((await post(sent)).statusCode).toBe(500);
    expect((await post(sent)).statusCode).toBe(200);
    expect((await post(sent)).statusCode).toBe(200);
    expect(await harness.made(id)).toEqual(ONCE);
  });
});

describe("a payer whose browser is gone", () => {
  it("[PAYSRV-Y2] has paid by their approval: the message takes the money", async () => {
    const { id, orderId } = await harness.ordered("only a message");
    await harness.choose(orderId, "approve");
    await harness.flush();
    expect(await harness.made(id)).toEqual(ONCE);
    expect(await harness.order(orderId)).toMatchObject({ status: "COMPLETED", captures: 1 });
  });

  it("[PAYSRV-Y2] has paid also when the message is lost: the sweeper takes the money", async () => {
    const { id, orderId } = await harness.ordered("no message");
    await harness.setFaults({ dropNext: 2 });
    await harness.choose(orderId, "approve");
    await harness.flush();
    expect(await harness.made(id)).toEqual(NOTHING);
    await harness.sweepLater();
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y7] has paid once, however often and in whatever order messages arrive", async () => {
    await harness.setFaults({ duplicate: 2, reorder: true });
    const { id, orderId } = await harness.ordered("many messages");
    await harness.choose(orderId, "pending");
    await Promise.all([
      harness.payOffer(id),
      harness.flush(),
      harness.reconcile(id),
      harness.sweepLater(),
    ]);
    await harness.sweepLater();
    await harness.flush();
    expect(await harness.made(id)).toEqual(ONCE);
    expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
  });

  it("[PAYSRV-Y9] gets the message of a denial, and charged nothing", async () => {
    const { id, orderId } = await harness.ordered("denied by message");
    await harness.choose(orderId, "pending_denied");
    await harness.flush();
    expect((await harness.find(id)).data.state).toBe("unknown");
    harness.server.clock.advance(3000);
    await harness.flush();
    expect((await harness.find(id)).data.state).toBe("declined");
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1 });
  });
});
