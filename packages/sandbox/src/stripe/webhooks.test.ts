import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { startTestServer } from "../testing/server.ts";
import { settableClock } from "../testing/settable-clock.ts";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../testing/webhook-receiver.ts";

const secret = "whsec_sandbox";
const clock = settableClock();
let receiver: WebhookReceiver;
let harness: StripeHarness;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  harness = await openStripeHarness({ clock, webhook: { url: () => receiver.url, secret } });
});
afterAll(async () => {
  await harness.close();
  await receiver.close();
});
beforeEach(async () => {
  await setFaults({ hold: true, duplicate: 0, dropNext: 0, reorder: false });
  await flush();
  receiver.received.length = 0;
});

const setFaults = (wanted: object) => harness.post("/__sandbox/faults", wanted);
const flush = () => harness.post("/__sandbox/webhooks/flush", {});
const pay = () =>
  harness.stripe.paymentIntents.create({
    amount: 500,
    currency: "cad",
    payment_method: "pm_card_visa",
    confirm: true,
  });
const events = (): Stripe.Event[] =>
  receiver.received.map(({ body, headers }) =>
    harness.stripe.webhooks.constructEvent(body, String(headers["stripe-signature"]), secret),
  );
const types = () => events().map((event) => event.type);
const PAID = ["payment_intent.created", "payment_intent.succeeded"];

it("[SBX-W2] signs what it sends, and a changed body is noticed", async () => {
  const intent = await pay();
  await flush();
  expect(types()).toEqual(PAID);
  expect(events()[1]?.data.object).toMatchObject({ id: intent.id, status: "succeeded" });
  const [first] = receiver.received;
  expect(() =>
    harness.stripe.webhooks.constructEvent(
      `${first?.body} `,
      String(first?.headers["stripe-signature"]),
      secret,
    ),
  ).toThrow(/signature/i);
});

it("[SBX-W1] delivers by itself when nothing holds it", async () => {
  await setFaults({ hold: false });
  await pay();
  await expect.poll(() => types().toSorted()).toEqual(PAID);
});

it("[SBX-W1] lists every event, delivered or not", async () => {
  const intent = await pay();
  const { data } = await harness.stripe.events.list({ type: "payment_intent.succeeded", limit: 1 });
  expect(data[0]?.data.object).toMatchObject({ id: intent.id });
  const again = await harness.stripe.events.retrieve(data[0]?.id ?? "");
  expect(again.id).toBe(data[0]?.id);
  expect(receiver.received).toEqual([]);
});

it("[SBX-W4] holds, repeats, drops and reverses webhooks as set", async () => {
  await setFaults({ duplicate: 2, dropNext: 1 });
  await pay();
  await flush();
  expect(types()).toEqual(Array.from({ length: 3 }, () => "payment_intent.succeeded"));
  expect(new Set(events().map((event) => event.id)).size).toBe(1);
  receiver.received.length = 0;
  await setFaults({ duplicate: 0, reorder: true });
  await pay();
  await flush();
  expect(types()).toEqual(PAID.toReversed());
});

it("[SBX-W3] tries a refused webhook three times more, and then gives it up", async () => {
  await pay();
  receiver.responses.push(500, 200, 500, 500, 500);
  for (let round = 0; round < 5; round += 1) await flush();
  expect(types().filter((type) => type === PAID[0])).toHaveLength(4);
  expect(types().filter((type) => type === PAID[1])).toHaveLength(1);
  const { rows } = await harness.database.pool.query(
    "select state from sandbox.stripe_delivery where last_error is not null",
  );
  expect(rows).toEqual([{ state: "given_up" }]);
});

it("[SBX-S2] delivers after a restart what was waiting, and settles what was processing", async () => {
  const intent = await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  await harness.confirm(intent, { number: "4242424242424242", year: "39", cvc: "901" });
  const other = await startTestServer(harness.database.newPool(), {
    clock,
    webhook: { url: () => receiver.url, secret },
  });
  onTestFinished(() => other.close());
  clock.advance(3);
  await fetch(`${other.origin}/__sandbox/webhooks/flush`, { method: "POST" });
  expect(types()).toEqual([
    "payment_intent.created",
    "payment_intent.processing",
    "payment_intent.succeeded",
  ]);
});

it("[SBX-W1] sends each event once when several servers deliver", async () => {
  const others = await Promise.all(
    [1, 2].map(() =>
      startTestServer(harness.database.newPool(), {
        clock,
        webhook: { url: () => receiver.url, secret },
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(others.map((one) => one.close()));
  });
  for (let count = 0; count < 5; count += 1) await pay();
  await Promise.all([
    flush(),
    ...others.map((one) => fetch(`${one.origin}/__sandbox/webhooks/flush`, { method: "POST" })),
  ]);
  expect(new Set(events().map((event) => event.id)).size).toBe(10);
  expect(events()).toHaveLength(10);
});

it("[SBX-W1] sends events about refunds, cancellations and saved cards", async () => {
  const customer = (await harness.stripe.customers.create({})).id;
  const intent = await pay();
  await harness.stripe.refunds.create({ payment_intent: intent.id });
  const unpaid = await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  await harness.stripe.paymentIntents.cancel(unpaid.id);
  const card = await harness.stripe.paymentMethods.attach("pm_card_visa", { customer });
  await harness.stripe.paymentMethods.detach(card.id);
  await flush();
  expect(types().slice(2)).toEqual([
    "refund.created",
    "charge.refunded",
    "payment_intent.created",
    "payment_intent.canceled",
    "payment_method.attached",
    "payment_method.detached",
  ]);
});
