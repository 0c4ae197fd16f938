import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { WEBHOOK_SECRET } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STRIPE_WEBHOOK } from "./stripe-webhook.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

/** Posts a body with the signature that `secret` gives for `signed`, which is the body by default. */
function post(body: string, { secret = WEBHOOK_SECRET, signed = body, age = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const signature = harness.stripe.webhooks.generateTestHeaderString({
    payload: signed,
    secret,
    timestamp,
  });
  return harness.server.app.inject({
    method: "POST",
    url: STRIPE_WEBHOOK,
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload: body,
  });
}

const message = (id: string, intent: object, type = "payment_intent.succeeded") =>
  JSON.stringify({ id, object: "event", type, data: { object: intent } });

/** What is stored of the provider's messages with these ids. */
const readStored = async (...ids: readonly string[]) => {
  const { rows } = await harness.server.database.owner.query<{ id: string; done: boolean }>(
    "select id, processed_on is not null as done from provider_event where id = any($1) order by id",
    [ids],
  );
  return rows;
};

describe("Stripe's webhook endpoint", () => {
  it("[PAYSRV-H1] takes only what the provider signed, byte for byte and lately", async () => {
    const body = message("evt_forged", { id: "pi_1", object: "payment_intent" });
    const responses = await Promise.all([
      post(body, { secret: "whsec_other" }),
      post(body, { signed: `${body} ` }),
      post(body, { age: 3600 }),
      harness.server.app.inject({
        method: "POST",
        url: STRIPE_WEBHOOK,
        headers: { "content-type": "application/json" },
        payload: body,
      }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(responses[0]?.json()).toMatchObject({ error: { tag: "Invalid" } });
    expect(await readStored("evt_forged")).toEqual([]);
  });

  it("[PAYSRV-H2] responds with 200 to an event of a foreign payment, and does nothing", async () => {
    const foreign = await post(message("evt_1", { id: "pi_foreign", object: "payment_intent" }));
    const other = await post(
      message("evt_2", { id: "cus_1", object: "customer" }, "customer.created"),
    );
    expect([foreign.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(await readStored("evt_1", "evt_2")).toEqual([
      { id: "evt_1", done: true },
      { id: "evt_2", done: true },
    ]);
  });

  it("[PAYSRV-H2] believes the provider and not the message: a signed lie makes nothing", async () => {
    const { data } = await harness.open("lie");
    const lie = {
      id: data.paymentIntentId,
      object: "payment_intent",
      status: "succeeded",
      amount_received: 345,
      currency: "cad",
    };
    expect((await post(message("evt_3", lie))).statusCode).toBe(200);
    expect((await harness.find(data.id)).data.state).toBe("open");
    expect((await harness.made(data.id)).campaigns).toBe(0);
  });

  it("[PAYSRV-H2] leaves a checkout given up whose webhooks arrive later, and records the capture that failed before", async () => {
    const { data } = await harness.open("given up");
    await harness.setFaults({ duplicate: 1 });
    await harness.confirm(data, "pm_card_chargeDeclined");
    await harness.server.call("merchant", "POST", `/checkouts/${data.id}/cancel`);
    await harness.setFaults({ duplicate: 0, reorder: true });
    await harness.flush();
    await harness.setFaults({ reorder: false });
    expect((await harness.find(data.id)).data.state).toBe("cancelled");
    expect((await harness.made(data.id)).transactions).toEqual({ Fail: 1, Cancelled: 1 });
    await harness.sweepLater();
    expect((await harness.find(data.id)).data.state).toBe("cancelled");
    const { rows } = await harness.server.database.owner.query(
      "select state, due_at, dead_since from payment_attempt where checkout_id = $1",
      [data.id],
    );
    expect(rows).toEqual([{ state: "cancelled", due_at: null, dead_since: null }]);
  });

  it("[PAYSRV-H3] records a capture that failed before a checkout was given up, also when its webhook was lost", async () => {
    const { data } = await harness.open("given up unseen");
    await harness.flush();
    await harness.setFaults({ dropNext: 10 });
    await harness.confirm(data, "pm_card_chargeDeclined");
    await harness.server.call("merchant", "POST", `/checkouts/${data.id}/cancel`);
    await harness.setFaults({ dropNext: 0 });
    expect((await harness.made(data.id)).transactions).toEqual({ Fail: 1, Cancelled: 1 });
  });

  it("[PAYSRV-H2] finds the payment behind a message about a charge or a refund", async () => {
    const { data } = await harness.open("refunded by hand");
    await harness.confirm(data);
    const charge = { id: "ch_1", object: "charge", payment_intent: data.paymentIntentId };
    expect((await post(message("evt_5", charge, "charge.refunded"))).statusCode).toBe(200);
    expect((await harness.find(data.id)).data.state).toBe("paid");
  });

  it("[PAYSRV-H2] is sent again while the provider does not return the object of the event", async () => {
    const { data } = await harness.open("told and away");
    await harness.confirm(data);
    const body = message("evt_6", { id: data.paymentIntentId, object: "payment_intent" });
    await harness.setFaults({ failNext: 2 });
    expect((await post(body)).statusCode).toBe(503);
    await harness.setFaults({ failNext: 0 });
    expect((await post(body)).statusCode).toBe(200);
    expect((await harness.find(data.id)).data.state).toBe("paid");
  });

  it("[PAYSRV-H2] works on a message again when the first time broke off, and once only when it did not", async () => {
    const { data } = await harness.open("broken off");
    await harness.confirm(data);
    const body = message("evt_4", { id: data.paymentIntentId, object: "payment_intent" });
    harness.dieAt("campaignMade");
    expect((await post(body)).statusCode).toBe(500);
    expect(await readStored("evt_4")).toEqual([{ id: "evt_4", done: false }]);
    expect((await post(body)).statusCode).toBe(200);
    expect((await post(body)).statusCode).toBe(200);
    expect((await harness.made(data.id)).transactions).toEqual({ Paid: 1 });
    expect(await readStored("evt_4")).toEqual([{ id: "evt_4", done: true }]);
  });
});
