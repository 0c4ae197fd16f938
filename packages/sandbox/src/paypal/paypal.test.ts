import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openPayPalHarness,
  type PayPalResponse,
  type PayPalHarness,
} from "../testing/paypal-harness.ts";
import { settableClock } from "../testing/settable-clock.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../testing/webhook-receiver.ts";

const clock = settableClock();
const webhookId = "WH-TEST";
let receiver: WebhookReceiver;
let harness: PayPalHarness;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  harness = await openPayPalHarness({
    clock,
    paypalWebhook: { url: () => receiver.url, id: webhookId },
  });
  await harness.call("POST", "/__sandbox/faults", { hold: true });
});
afterAll(async () => {
  await harness.close();
  await receiver.close();
});

const capture = (id: string, requestId?: string) =>
  harness.call("POST", `/v2/checkout/orders/${id}/capture`, {}, requestId);
const read = (id: string) => harness.call("GET", `/v2/checkout/orders/${id}`);
const firstCapture = (response: PayPalResponse) =>
  response.body.purchase_units[0]?.payments?.captures[0];
const issue = (response: PayPalResponse) => response.body.details?.[0]?.issue;
async function approveOrder(value: string, choice = "approve") {
  const { body } = await harness.order(value);
  await harness.approve(body.id, choice);
  return body.id;
}

it("[SBX-Y2] takes the money of an approved order, once", async () => {
  const { body, status } = await harness.order("139.07");
  expect([status, body.status]).toEqual([201, "CREATED"]);
  expect(issue(await capture(body.id))).toBe("ORDER_NOT_APPROVED");
  await harness.approve(body.id, "approve");
  expect((await read(body.id)).body.status).toBe("APPROVED");
  const paid = await capture(body.id);
  expect(paid.body.status).toBe("COMPLETED");
  expect(firstCapture(paid)).toMatchObject({ status: "COMPLETED", amount: { value: "139.07" } });
  expect(issue(await capture(body.id))).toBe("ORDER_ALREADY_CAPTURED");
});

it("[SBX-Y2] takes the money once when captures come at the same time", async () => {
  const id = await approveOrder("10.00");
  const responses = await Promise.all(Array.from({ length: 5 }, () => capture(id)));
  expect(responses.filter((one) => one.status === 201)).toHaveLength(1);
});

it("[SBX-Y2] declines the instrument, and lets the buyer choose another", async () => {
  const id = await approveOrder("10.00", "decline");
  expect(issue(await capture(id))).toBe("INSTRUMENT_DECLINED");
  await harness.approve(id, "approve");
  expect((await capture(id)).status).toBe(201);
});

it("[SBX-Y3] settles a pending payment in its time, well or badly", async () => {
  const [well, badly] = [
    await approveOrder("10.00", "pending"),
    await approveOrder("10.00", "pending_denied"),
  ];
  for (const id of [well, badly]) expect(firstCapture(await capture(id))?.status).toBe("PENDING");
  clock.advance(3);
  expect(firstCapture(await read(well))?.status).toBe("COMPLETED");
  expect(firstCapture(await read(badly))?.status).toBe("DECLINED");
});

it("[SBX-Y4] refunds no more than was captured, and once per request id", async () => {
  const id = firstCapture(await capture(await approveOrder("10.00")))?.id ?? "";
  const refund = (value: string, requestId: string) =>
    harness.call(
      "POST",
      `/v2/payments/captures/${id}/refund`,
      { amount: { currency_code: "CAD", value } },
      requestId,
    );
  const first = await refund("4.00", "refund:1");
  expect(first.status).toBe(201);
  expect((await refund("4.00", "refund:1")).body.id).toBe(first.body.id);
  expect(issue(await refund("6.01", "refund:2"))).toBe("REFUND_AMOUNT_EXCEEDED");
  expect((await refund("6.00", "refund:3")).status).toBe(201);
  expect(issue(await refund("1.00", "refund:4"))).toBe("CAPTURE_FULLY_REFUNDED");
  expect((await harness.call("GET", `/v2/payments/captures/${id}`)).body.status).toBe("REFUNDED");
});

it("[SBX-Y4] returns the state of a refund, and knows no other", async () => {
  const id = firstCapture(await capture(await approveOrder("10.00")))?.id ?? "";
  const { body } = await harness.call("POST", `/v2/payments/captures/${id}/refund`, {});
  const known = await harness.call("GET", `/v2/payments/refunds/${body.id}`);
  expect(known.body).toMatchObject({
    id: body.id,
    status: "COMPLETED",
    amount: { value: "10.00" },
  });
  expect((await harness.call("GET", "/v2/payments/refunds/NONE")).status).toBe(404);
});

it("[SBX-Y8] forgets an order that was not approved for three hours, and not an approved one", async () => {
  const { body } = await harness.order("10.00");
  const approvedOrder = await approveOrder("10.00");
  clock.advance(3 * 60 * 60 - 1);
  expect((await read(body.id)).status).toBe(200);
  clock.advance(1);
  expect((await read(body.id)).status).toBe(404);
  expect((await harness.approve(body.id, "approve")).status).toBe(404);
  expect((await capture(approvedOrder)).status).toBe(201);
});

it("[SBX-Y5] responds to a repeated request id with the present state", async () => {
  const first = await harness.order("20.00", "order:1");
  await harness.approve(first.body.id, "approve");
  const again = await harness.order("20.00", "order:1");
  expect([again.status, again.body.id, again.body.status]).toEqual([
    200,
    first.body.id,
    "APPROVED",
  ]);
  const captures = await Promise.all([1, 2, 3].map(() => capture(first.body.id, "cap:1")));
  expect(captures.map((one) => one.body.status)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED"]);
  expect(new Set(captures.map((one) => firstCapture(one)?.id)).size).toBe(1);
});

it("[SBX-W4] fails and loses PayPal's calls as set, and a repeated one finds the work done", async () => {
  const id = await approveOrder("30.00");
  await harness.call("POST", "/__sandbox/faults", { failNext: 1, loseNext: 1 });
  expect((await capture(id, "cap:lost")).status).toBe(500);
  expect((await read(id)).body.status).toBe("APPROVED");
  await expect(capture(id, "cap:lost")).rejects.toThrow("fetch failed");
  expect(firstCapture(await capture(id, "cap:lost"))?.status).toBe("COMPLETED");
});

it("[SBX-Y1] accepts only a live access token, and only the right secret gets one", async () => {
  const { origin } = harness.server;
  const wrong = await fetch(`${origin}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from("sandbox-client:guess").toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  expect(wrong.status).toBe(401);
  const id = await approveOrder("10.00");
  for (const authorization of ["", "Bearer A21SBX.guess"]) {
    const refused = await fetch(`${origin}/v2/checkout/orders/${id}/capture`, {
      method: "POST",
      headers: { authorization },
    });
    expect(refused.status).toBe(401);
  }
});

it("[SBX-Y1] refuses what it cannot read with PayPal's error form", async () => {
  for (const value of ["0.00", "-1.00", "1.5", "abc", "1.001"])
    expect((await harness.order(value)).status).toBe(400);
  expect(issue(await read("UNKNOWN"))).toBe("INVALID_RESOURCE_ID");
  expect((await harness.call("GET", "/v2/unknown")).status).toBe(404);
  expect((await harness.approve((await harness.order("1.00")).body.id, "steal")).status).toBe(400);
});

it("[SBX-Y7] sends webhooks whose signature the service confirms, and no other", async () => {
  await harness.call("POST", "/__sandbox/webhooks/flush", {});
  receiver.received.length = 0;
  await capture(await approveOrder("10.00"));
  await harness.call("POST", "/__sandbox/webhooks/flush", {});
  const events = receiver.received.map(({ body, headers }) => ({
    headers,
    event: JSON.parse(body),
  }));
  expect(events.map(({ event }) => event.event_type)).toEqual([
    "CHECKOUT.ORDER.APPROVED",
    "PAYMENT.CAPTURE.COMPLETED",
  ]);
  const verify = async (webhook_event: object, change: object = {}) => {
    const headers = events[0]?.headers ?? {};
    const response = await harness.call("POST", "/v1/notifications/verify-webhook-signature", {
      auth_algo: headers["paypal-auth-algo"],
      cert_url: headers["paypal-cert-url"],
      transmission_id: headers["paypal-transmission-id"],
      transmission_time: headers["paypal-transmission-time"],
      transmission_sig: headers["paypal-transmission-sig"],
      webhook_id: webhookId,
      webhook_event,
      ...change,
    });
    return response.body.verification_status;
  };
  const sent = events[0]?.event;
  expect(await verify(sent)).toBe("SUCCESS");
  expect(await verify({ ...sent, event_type: "PAYMENT.CAPTURE.COMPLETED" })).toBe("FAILURE");
  expect(await verify(sent, { webhook_id: "WH-OTHER" })).toBe("FAILURE");
  expect(await verify(sent, { transmission_sig: "sbx" })).toBe("FAILURE");
});
