import {
  capture,
  error,
  money,
  ok,
  order,
  scriptedPaypal,
  type ScriptedPaypal,
} from "@marquee/verification/harness/scripted-paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let paypal: ScriptedPaypal;
beforeAll(async () => {
  paypal = await scriptedPaypal();
});
afterAll(() => paypal.close());

describe("PayPal's responses about an order", () => {
  it.each([
    ["CREATED", order("CREATED"), "payment", { status: "CREATED", amountReceived: 0 }],
    ["APPROVED", order("APPROVED"), "payment", { status: "APPROVED", receivedAs: null }],
    ["VOIDED", order("VOIDED"), "terminal", { status: "VOIDED" }],
    [
      "completed capture",
      order("COMPLETED", [capture("COMPLETED")]),
      "payment",
      { status: "COMPLETED", amountReceived: 1344, receivedAs: "CAP1", payerId: "PAYER1" },
    ],
    [
      "other amount",
      order("COMPLETED", [capture("COMPLETED", "0.07")]),
      "payment",
      { amount: 1344, amountReceived: 7, currency: "cad" },
    ],
    [
      "pending capture",
      order("COMPLETED", [capture("PENDING")]),
      "payment",
      { status: "PENDING", amountReceived: 0, receivedAs: null },
    ],
    [
      "denied capture",
      order("COMPLETED", [capture("DECLINED")]),
      "terminal",
      { status: "DECLINED", failure: { key: "fail:CAP1", code: "DECLINED" } },
    ],
    [
      "failed capture",
      order("COMPLETED", [capture("FAILED")]),
      "terminal",
      { status: "FAILED", failure: { key: "fail:CAP1", code: "FAILED" } },
    ],
    [
      "refunded capture",
      order("COMPLETED", [capture("REFUNDED")]),
      "terminal",
      { status: "REFUNDED", failure: null, amountReceived: 0 },
    ],
    [
      "partly refunded capture",
      order("COMPLETED", [capture("PARTIALLY_REFUNDED")]),
      "payment",
      { status: "COMPLETED", amountReceived: 1344, receivedAs: "CAP1" },
    ],
    [
      "second capture",
      order("COMPLETED", [capture("DECLINED"), { ...capture("COMPLETED"), id: "CAP2" }]),
      "payment",
      { receivedAs: "CAP2" },
    ],
  ])(
    "[PAYSRV-Y2] are read by the capture, if there is one: %s",
    async (_name, body, tag, payment) => {
      paypal.respondWith(ok(body));
      expect(await paypal.provider().findPayment("ORDER1")).toMatchObject({ tag, payment });
    },
  );

  it.each([
    ["another form", ok({ id: "ORDER1" })],
    ["two units", ok({ ...order("CREATED"), purchase_units: [{}, {}] })],
    [
      "an amount that is none",
      ok({ ...order("CREATED"), purchase_units: [{ amount: money("1e3") }] }),
    ],
    ["an id that is none", ok({ ...order("CREATED"), id: "../capture" })],
    ["completed without a capture", ok(order("COMPLETED"))],
    ["no JSON", ok("<html>")],
    ["a proxy's 404", { status: 404, body: "<html>" }],
    ["a 404 that PayPal did not word", { status: 404, body: { message: "Not Found" } }],
    ["too many calls", error(429, "RATE_LIMIT_REACHED")],
    ["two at once", error(409, "PREVIOUS_REQUEST_IN_PROGRESS")],
    ["an outage", error(503, "INTERNAL")],
  ])("[PAYSRV-Y10] leave the outcome unknown if they are %s", async (_name, said) => {
    paypal.respondWith(said);
    expect((await paypal.provider().findPayment("ORDER1")).tag).toBe("unavailable");
  });

  it("[PAYSRV-Y9] end an attempt by a 404 of PayPal's own", async () => {
    paypal.respondWith(error(404, "INVALID_RESOURCE_ID"));
    expect(await paypal.provider().findPayment("ORDER1")).toMatchObject({
      tag: "terminal",
      payment: { id: "ORDER1", status: "EXPIRED", amountReceived: 0 },
    });
  });
});
