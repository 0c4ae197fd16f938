import {
  error,
  ok,
  scriptedPaypal,
  type ScriptedPaypal,
} from "@marquee/verification/harness/scripted-paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let paypal: ScriptedPaypal;
beforeAll(async () => {
  paypal = await scriptedPaypal();
});
afterAll(() => paypal.close());

describe("a message", () => {
  const headers = {
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": "https://api.paypal.com/cert",
    "paypal-transmission-id": "id",
    "paypal-transmission-sig": 'a"b',
    "paypal-transmission-time": "2026-03-02T15:00:00Z",
  };
  const read = (text: string) =>
    paypal.provider().readEvent(Buffer.from(text), headers, () => true);

  it("[PAYSRV-Y7] is verified with the very bytes that arrived", async () => {
    // Written anew, these would be other bytes: the number, the escape, the spaces, the order of keys.
    const text =
      '{ "id":"WH-1","event_type":"CHECKOUT.ORDER.APPROVED", "create_time":"2026-03-02T15:00:00Z","resource":{"total":1.50,"id":"ORDER1","name":"caf\\u00e9 é"} }';
    paypal.respondWith(ok({ verification_status: "SUCCESS" }));
    expect(await read(text)).toEqual({
      tag: "event",
      event: {
        id: "WH-1",
        provider: "paypal",
        type: "CHECKOUT.ORDER.APPROVED",
        paymentId: "ORDER1",
        payment: null,
        approvedOn: new Date("2026-03-02T15:00:00Z"),
      },
    });
    const body = paypal.requests.at(-1)?.body ?? "";
    expect(body).toContain(`"webhook_event":${text}}`);
    expect(JSON.parse(body)).toMatchObject({ webhook_id: "WH", transmission_sig: 'a"b' });
  });

  it("[PAYSRV-G8] is about the capture that its refund names, for PayPal names no order there", async () => {
    paypal.respondWith(ok({ verification_status: "SUCCESS" }));
    const readRefund = async (links: readonly object[]) =>
      read(
        JSON.stringify({
          id: "WH-3",
          event_type: "PAYMENT.CAPTURE.REFUNDED",
          create_time: "",
          resource: { id: "REF1", links },
        }),
      );
    const self = { rel: "self", href: "https://api.paypal.com/v2/payments/refunds/REF1" };
    const up = { rel: "up", href: "https://api.paypal.com/v2/payments/captures/CAP1" };
    expect(await readRefund([self, up])).toMatchObject({
      tag: "event",
      event: { paymentId: null, receivedAs: "CAP1" },
    });
    const response = await readRefund([self, { ...up, href: "https://api.paypal.com/v2/x/CAP1" }]);
    expect(JSON.stringify(response)).not.toContain("receivedAs");
  });

  it("[PAYSRV-Y7] is about the order of its capture", async () => {
    paypal.respondWith(ok({ verification_status: "SUCCESS" }));
    const resource = { id: "CAP1", supplementary_data: { related_ids: { order_id: "ORDER1" } } };
    const types = ["COMPLETED", "PENDING", "DENIED", "REFUNDED"];
    for (const type of types) {
      const event_type = `PAYMENT.CAPTURE.${type}`;
      const text = JSON.stringify({ id: "WH-2", event_type, create_time: "", resource });
      expect(await read(text)).toEqual({
        tag: "event",
        event: {
          id: "WH-2",
          provider: "paypal",
          type: event_type,
          paymentId: "ORDER1",
          payment: null,
        },
      });
    }
  });

  it("[PAYSRV-Y7] counts by PayPal's verification alone", async () => {
    const text = '{"id":"WH-3","event_type":"X","create_time":"","resource":{}}';
    for (const [said, tag] of [
      [ok({ verification_status: "FAILURE" }), "forged"],
      [error(400, "VALIDATION_ERROR"), "forged"],
      [ok({}), "unavailable"],
      [error(500, "INTERNAL"), "unavailable"],
    ] as const) {
      paypal.respondWith(said);
      expect((await read(text)).tag).toBe(tag);
    }
    paypal.respondWith(error(500, "NOT ASKED"));
    for (const text of ["", "{", "[]", '{"id":"WH-3"}'])
      expect((await read(text)).tag).toBe("forged");
    expect((await paypal.provider().readEvent(Buffer.from(text), {}, () => true)).tag).toBe(
      "forged",
    );
    expect(
      (await paypal.provider().readEvent(Buffer.from([0xff, 0xfe]), headers, () => true)).tag,
    ).toBe("forged");
    expect(paypal.requests).toEqual([]);
  });
});
