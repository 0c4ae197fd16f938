import { encodeEmail } from "@marquee/api/http/path";
import { PROVIDER_DEADLINE_SECONDS } from "@marquee/domain/payments/provider-deadline";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { LEASE_SECONDS } from "@marquee/domain/payments/unattended-times";
import {
  NOTHING,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import Fastify from "fastify";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaypalProvider } from "./paypal/paypal-provider.ts";
import { mountPaypalWebhook, PAYPAL_WEBHOOK } from "./paypal/paypal-webhook.ts";
import { webhookLimit } from "./webhooks/webhook-limit.ts";

/** So many calls of the provider get no response: more than any test makes. */
const STALLS = 1000;
const me = encodeEmail("merchant@marquee.test");

/** The deadlines that were made since the test began, in milliseconds, and their signals. */
const made: { readonly after: number; readonly deadline: AbortController }[] = [];
const createTimeout = (after: number): AbortSignal => {
  const deadline = new AbortController();
  made.push({ after, deadline });
  return deadline.signal;
};

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness({ createTimeout });
});
afterAll(() => harness.close());
beforeEach(() => {
  made.length = 0;
});

/** How many calls got no response of the provider. */
async function stalledCalls(): Promise<number> {
  const { rows } = await harness.server.database.owner.query<{ left: number }>(
    "select stall_next as left from sandbox.fault_settings",
  );
  return STALLS - (rows[0]?.left ?? 0);
}

/** Sends a request to a silent provider, and lets its deadline pass once the first call waits for a response. */
async function pastDeadline<Responded>(send: () => Promise<Responded>): Promise<Responded> {
  await harness.setFaults({ stallNext: STALLS });
  const result = send();
  await expect.poll(stalledCalls).toBe(1);
  for (const { deadline } of made) deadline.abort();
  const responded = await result;
  expect(await stalledCalls()).toBe(1);
  await harness.setFaults({ stallNext: 0 });
  return responded;
}

const post = (path: string) => harness.server.call("merchant", "POST", path);

describe("a request past its deadline", () => {
  it("[PAYSRV-W5] is after twenty seconds, while its attempt is still leased", async () => {
    await harness.opened("deadline");
    expect(made.map(({ after }) => after)).toEqual([PROVIDER_DEADLINE_SECONDS * 1000]);
    expect(PROVIDER_DEADLINE_SECONDS).toBeLessThan(LEASE_SECONDS);
  });

  it("[PAYSRV-W5] has opened a checkout without a payment, which the next request makes", async () => {
    const result = await pastDeadline(() => harness.open("opened too late"));
    expect(result).toMatchObject({ status: 503, error: { tag: "Unavailable" } });
    const checkout = await harness.opened("opened too late");
    expect(checkout).toMatchObject({ state: "open", paymentIntentId: expect.any(String) });
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-W5] is returned as unknown if money may be moving, and is settled once", async () => {
    const checkout = await harness.opened("settled too late");
    await harness.confirm(checkout);
    made.length = 0;
    const result = await pastDeadline(() => harness.reconcile(checkout.id));
    expect(result).toMatchObject({ status: 200, data: { state: "unknown" } });
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-W5] has charged a saved card once at the most", async () => {
    const saving = await harness.opened("card to pay with");
    await harness.saveCard(saving.id);
    await harness.confirm(saving);
    await harness.reconcile(saving.id);
    const path = `/addStripCardToCustomer/${me}/${saving.paymentIntentId}`;
    const { cardId } = (await harness.server.call<SavedCard>("merchant", "GET", path)).data;
    const { id, receipt } = await harness.opened("charged too late");
    const pay = () =>
      harness.server.call(
        "merchant",
        "GET",
        `/payWithExistingCard/${me}/${receipt.charge}/${cardId}?checkout=${id}`,
      );
    made.length = 0;
    expect(await pastDeadline(pay)).toMatchObject({
      status: 200,
      data: { response: "processing" },
    });
    expect(await pay()).toMatchObject({ status: 200, data: { response: "successful" } });
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-W5] waits for no other process, and requests nothing more of the provider", async () => {
    const { id } = await harness.opened("held");
    await harness.server.database.owner.query(
      "update payment_attempt set leased_until = now() + interval '1 hour' where checkout_id = $1",
      [id],
    );
    made.length = 0;
    const cancelled = post(`/checkouts/${id}/cancel`);
    await expect.poll(() => made.length).toBe(1);
    for (const { deadline } of made) deadline.abort();
    expect(await cancelled).toMatchObject({ status: 503, error: { tag: "Unavailable" } });
    await harness.server.database.owner.query(
      "update payment_attempt set leased_until = null where checkout_id = $1",
      [id],
    );
    expect((await post(`/checkouts/${id}/cancel`)).status).toBe(200);
  });

  it("[PAYSRV-W5] limits the verification of a message by PayPal, too", async () => {
    const { clock, services } = harness.server;
    if (!services.paypal) throw new Error("PayPal is not configured");
    const paypal: PaypalProvider = {
      ...services.paypal,
      until: (deadline) => ({
        ...paypal,
        readEvent: async () => {
          await once(deadline, "abort");
          return { tag: "unavailable", reason: "no answer" };
        },
      }),
    };
    const app = Fastify();
    const limit = webhookLimit(clock, null);
    await mountPaypalWebhook(app, services, paypal, { unsigned: limit, verifying: limit });
    const responded = app
      .inject({ method: "POST", url: PAYPAL_WEBHOOK, payload: {} })
      .then(({ statusCode }) => statusCode);
    await expect.poll(() => made.length).toBe(1);
    for (const { deadline } of made) deadline.abort();
    expect(await responded).toBe(503);
    await app.close();
  });

  it("[PAYSRV-W5] leaves the attempt to a later sweep if the sweeper made it", async () => {
    const checkout = await harness.opened("swept too late");
    await harness.confirm(checkout);
    made.length = 0;
    await harness.server.database.owner.query(
      "update payment_attempt set due_at = case when checkout_id = $1 then $2::timestamptz end",
      [checkout.id, harness.server.clock.now()],
    );
    await pastDeadline(() => harness.sweepLater(0));
    expect((await harness.find(checkout.id)).data.state).toBe("unknown");
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });
});
