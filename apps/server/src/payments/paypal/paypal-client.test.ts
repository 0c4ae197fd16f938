import { LEASE_SECONDS } from "@marquee/domain/payments/unattended-times";
import {
  NO_RESPONSE_AT_ALL,
  ok,
  order,
  NO_RESPONSE,
  scriptedPaypal,
  captureAfter,
  type ScriptedPaypal,
} from "@marquee/verification/harness/scripted-paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REQUEST_TIMEOUT, SESSION_TIMEOUT } from "./paypal-client.ts";

let paypal: ScriptedPaypal;
beforeAll(async () => {
  paypal = await scriptedPaypal();
});
afterAll(() => paypal.close());

describe("talking to PayPal", () => {
  it("[PAYSRV-Y10] uses a token as long as it is taken, and gets another one once", async () => {
    const provider = paypal.provider();
    paypal.respondWith(
      ok(order("CREATED")),
      ok(order("CREATED")),
      { status: 401, body: {} },
      ok(order("CREATED")),
    );
    for (const _ of [1, 2, 3]) expect((await provider.findPayment("ORDER1")).tag).toBe("payment");
    expect(paypal.requests.map(({ call, authorization }) => `${call} ${authorization}`)).toEqual([
      expect.stringContaining("POST /v1/oauth2/token Basic "),
      "GET /v2/checkout/orders/ORDER1 Bearer first",
      "GET /v2/checkout/orders/ORDER1 Bearer first",
      "GET /v2/checkout/orders/ORDER1 Bearer first",
      expect.stringContaining("POST /v1/oauth2/token Basic "),
      "GET /v2/checkout/orders/ORDER1 Bearer second",
    ]);
    paypal.respondWith({ status: 401, body: {} });
    expect((await provider.findPayment("ORDER1")).tag).toBe("unavailable");
  });

  it("[PAYSRV-Y10] requests nothing without a token", async () => {
    paypal.respondWith(ok(order("CREATED")));
    for (const said of [{ status: 401, body: {} }, ok({ access_token: "" }), ok("<html>")]) {
      paypal.respondToTokensWith(said);
      expect((await paypal.provider().findPayment("ORDER1")).tag).toBe("unavailable");
    }
    expect(paypal.calls()).toEqual([]);
  });

  it("[PAYSRV-Y10] waits twice for a response, and for all responses of a payment no longer than a lease", async () => {
    paypal.respondWith(ok(order("APPROVED")), NO_RESPONSE);
    expect((await paypal.provider().capture("ORDER1", captureAfter(0))).tag).toBe("unavailable");
    expect(paypal.calls()).toEqual(["GET /ORDER1", "POST /ORDER1/capture", "POST /ORDER1/capture"]);
    // The session, the token, the look-up, and two calls to capture.
    expect(paypal.timeouts()).toEqual([SESSION_TIMEOUT, ...Array(4).fill(REQUEST_TIMEOUT)]);
    expect(2 * SESSION_TIMEOUT).toBeLessThan(LEASE_SECONDS * 1000);
    paypal.respondWith(ok(order("APPROVED")), NO_RESPONSE_AT_ALL);
    expect((await paypal.provider().capture("ORDER1", captureAfter(0))).tag).toBe("unavailable");
    expect(paypal.calls()).toEqual(["GET /ORDER1", "POST /ORDER1/capture"]);
  });

  it("[PAYSRV-W5] requests nothing after the deadline of a request, and keeps its token for others", async () => {
    const provider = paypal.provider();
    paypal.respondWith(ok(order("CREATED")), ok(order("CREATED")));
    expect((await provider.findPayment("ORDER1")).tag).toBe("payment");
    const late = provider.until(AbortSignal.abort());
    expect((await late.findPayment("ORDER1")).tag).toBe("unavailable");
    const punctual = provider.until(new AbortController().signal);
    expect((await punctual.findPayment("ORDER1")).tag).toBe("payment");
    expect(paypal.requests.map(({ call }) => call)).toEqual([
      "POST /v1/oauth2/token",
      "GET /v2/checkout/orders/ORDER1",
      "GET /v2/checkout/orders/ORDER1",
    ]);
  });

  it("[PAYSRV-Y10] gives up within its time if no server is there", async () => {
    expect((await paypal.provider("http://127.0.0.1:9").findPayment("ORDER1")).tag).toBe(
      "unavailable",
    );
  });
});
