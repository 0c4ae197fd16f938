import { afterAll, beforeAll, expect, it } from "vitest";
import { ok, order, scriptedPaypal, type ScriptedPaypal } from "./scripted-paypal.ts";

let paypal: ScriptedPaypal;
beforeAll(async () => {
  paypal = await scriptedPaypal();
});
afterAll(() => paypal.close());

it("[PAYSRV-Y10] makes an outage of a call that a script has no response to, and names it", async () => {
  paypal.respondWith();
  expect(await paypal.provider().findPayment("ORDER1")).toEqual({
    tag: "unavailable",
    reason: "answered 500",
  });
  const response = await fetch(`${paypal.origin}/v2/checkout/orders/ORDER1`);
  expect(await response.json()).toEqual({
    message: "PayPal's script has no response to GET /v2/checkout/orders/ORDER1.",
  });
  paypal.respondWith(ok(order("CREATED")));
  expect(await paypal.provider().findPayment("ORDER1")).toMatchObject({ tag: "payment" });
});
