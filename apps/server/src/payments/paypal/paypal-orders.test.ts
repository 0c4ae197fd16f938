import {
  capture,
  error,
  money,
  ok,
  order,
  scriptedPaypal,
  captureAfter,
  type ScriptedPaypal,
} from "@marquee/verification/harness/scripted-paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let paypal: ScriptedPaypal;
beforeAll(async () => {
  paypal = await scriptedPaypal();
});
afterAll(() => paypal.close());

describe("capture the money", () => {
  it("[PAYSRV-Y3] reads a decline in PayPal's format, and names the attempt", async () => {
    paypal.respondWith(ok(order("APPROVED")), error(422, "INSTRUMENT_DECLINED"));
    expect(await paypal.provider().capture("ORDER1", captureAfter(2))).toMatchObject({
      tag: "payment",
      payment: {
        status: "DECLINED",
        failure: {
          key: "fail:ORDER1:2",
          message: "INSTRUMENT_DECLINED it is.",
          code: "INSTRUMENT_DECLINED",
        },
      },
    });
  });

  it("[PAYSRV-Y2] looks again if the money was taken before", async () => {
    paypal.respondWith(
      ok(order("APPROVED")),
      error(422, "ORDER_ALREADY_CAPTURED"),
      ok(order("COMPLETED", [capture("COMPLETED")])),
    );
    expect(await paypal.provider().capture("ORDER1", captureAfter(0))).toMatchObject({
      payment: { status: "COMPLETED", amountReceived: 1344 },
    });
  });

  it("[PAYSRV-Y10] reports a refusal of another kind as it is: its meaning is unknown", async () => {
    paypal.respondWith(
      ok(order("APPROVED")),
      error(422, "PAYEE_ACCOUNT_LOCKED"),
      ok(order("APPROVED")),
    );
    expect(await paypal.provider().capture("ORDER1", captureAfter(0))).toEqual({
      tag: "refused",
      reason: "PAYEE_ACCOUNT_LOCKED",
      missing: false,
    });
  });

  it.each(["CREATED", "PAYER_ACTION_REQUIRED", "COMPLETED"])(
    "[PAYSRV-Y2] is not even tried if the order is %s",
    async (status) => {
      paypal.respondWith(ok(order(status, status === "COMPLETED" ? [capture("COMPLETED")] : [])));
      await paypal.provider().capture("ORDER1", captureAfter(0));
      expect(paypal.calls().filter((call) => call.startsWith("POST /ORDER"))).toEqual([]);
    },
  );

  it("[PAYSRV-Y11] is noted before it is requested, and left to the process that holds the payment", async () => {
    paypal.respondWith(ok(order("APPROVED")));
    const noteCapture = async () => {
      expect(paypal.calls()).toEqual(["GET /ORDER1"]);
      return false;
    };
    expect(
      await paypal.provider().capture("ORDER1", { failedCaptures: 0, noteCapture }),
    ).toMatchObject({
      tag: "unavailable",
    });
    expect(paypal.calls()).toEqual(["GET /ORDER1"]);
  });

  it("[PAYSRV-Y5] is never part of giving up", async () => {
    paypal.respondWith(ok(order("APPROVED")));
    expect((await paypal.provider().cancelPayment("ORDER1")).tag).toBe("terminal");
    expect(paypal.calls()).toEqual(["GET /ORDER1"]);
    paypal.respondWith(ok(order("COMPLETED", [capture("PENDING")])));
    expect((await paypal.provider().cancelPayment("ORDER1")).tag).toBe("payment");
  });
});

describe("an order that is made", () => {
  it.each([
    [1, "0.01"],
    [45, "0.45"],
    [13_440, "134.40"],
    [99_999_999, "999999.99"],
  ])("[PAYSRV-Y1] has %i cents as decimal text", async (cents, value) => {
    paypal.respondWith(ok(order("PAYER_ACTION_REQUIRED")));
    await paypal.provider().createPayment({ attemptId: "attempt", checkoutId: "checkout", cents });
    const made: unknown = JSON.parse(paypal.requests.at(-1)?.body ?? "");
    expect(made).toMatchObject({
      intent: "CAPTURE",
      purchase_units: [{ custom_id: "checkout", invoice_id: "attempt", amount: money(value) }],
    });
  });
});

describe("refunds", () => {
  it.each([
    ["COMPLETED", "done"],
    ["PENDING", "pending"],
    ["FAILED", "failed"],
    ["CANCELLED", "failed"],
    ["A WORD OF NEXT YEAR", "pending"],
  ])("[PAYSRV-Y8] are %s: %s", async (status, known) => {
    paypal.respondWith(ok({ id: "REFUND1", status }));
    expect(await paypal.provider().findRefund("REFUND1")).toEqual({
      tag: "refund",
      id: "REFUND1",
      status: known,
    });
  });

  it("[PAYSRV-Y8] are done if their capture was refunded", async () => {
    paypal.respondWith(error(422, "CAPTURE_FULLY_REFUNDED"));
    const owed = { attemptId: "a", checkoutId: "c", receivedAs: "CAP1", cents: 5 };
    expect(await paypal.provider().refund(owed)).toEqual({
      tag: "refund",
      id: null,
      status: "done",
    });
    expect(paypal.requests.at(-1)?.body).toContain('"value":"0.05"');
    paypal.respondWith(error(422, "REFUND_TIME_LIMIT_EXCEEDED"));
    expect((await paypal.provider().refund(owed)).tag).toBe("refused");
  });
});
