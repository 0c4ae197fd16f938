import { afterAll, beforeAll, expect, it } from "vitest";
import { settableClock } from "../testing/settable-clock.ts";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

const clock = settableClock();
let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness({ clock });
});
afterAll(() => harness.close());

const newIntent = (amount = 2599, more: object = {}) =>
  harness.stripe.paymentIntents.create({ amount, currency: "cad", ...more });
const retrieve = (id: string) => harness.stripe.paymentIntents.retrieve(id);
const GOOD = "4242424242424242";

it("[SBX-P3] takes a payment", async () => {
  const intent = await newIntent();
  expect(intent).toMatchObject({ status: "requires_payment_method", livemode: false });
  expect(intent.id).toMatch(/^pi_sbx_/);
  expect(await harness.confirm(intent, { number: "4242 4242 4242 4242" })).toMatchObject({
    status: "succeeded",
  });
  const paid = await harness.stripe.paymentIntents.retrieve(intent.id, {
    expand: ["latest_charge"],
  });
  expect(paid).toMatchObject({
    status: "succeeded",
    amount_received: 2599,
    latest_charge: { object: "charge", amount: 2599, amount_refunded: 0, paid: true },
  });
});

it.each([
  ["4000000000000002", "card_declined", "generic_decline"],
  ["4000000000009995", "card_declined", "insufficient_funds"],
  ["4000000000000069", "expired_card", undefined],
  ["4000000000000127", "incorrect_cvc", undefined],
  ["4000000000000119", "processing_error", undefined],
])("[SBX-P3] declines %s with %s and lets another card pay", async (number, code, reason) => {
  const intent = await newIntent();
  const { error } = await harness.confirm(intent, { number });
  expect(error).toMatchObject({ type: "card_error", code });
  expect(error?.decline_code).toBe(reason);
  expect(await retrieve(intent.id)).toMatchObject({
    status: "requires_payment_method",
    amount_received: 0,
    payment_method: null,
    last_payment_error: { code, payment_method: { card: { last4: number.slice(-4) } } },
  });
  expect(await harness.confirm(intent, { number: "5555555555554444" })).toMatchObject({
    status: "succeeded",
  });
});

it.each([
  [{ number: "4111111111111111" }, "incorrect_number"],
  [{ number: GOOD, month: "13" }, "invalid_expiry_month"],
  [{ number: GOOD, year: "20" }, "invalid_expiry_year"],
  [{ number: GOOD, cvc: "12" }, "invalid_cvc"],
  [{ number: "378282246310005", cvc: "123" }, "invalid_cvc"],
])("[SBX-P2] refuses the card %o with %s", async (card, code) => {
  const intent = await newIntent();
  expect((await harness.confirm(intent, card)).error).toMatchObject({ type: "card_error", code });
});

it("[SBX-P2] stores no card number and no security code anywhere", async () => {
  const number = "4000008260003178";
  await harness.confirm(await newIntent(), { number, cvc: "737" });
  await harness.confirm(await newIntent(), { number: "4111111111111111", cvc: "737" });
  const { rows } = await harness.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'sandbox'",
  );
  for (const { name } of rows) {
    const found = await harness.database.pool.query(
      `select 1 from sandbox.${name} t where t::text like any ($1)`,
      [[`%${number}%`, "%4111111111111111%", '%"737"%']],
    );
    expect({ name, found: found.rows.length }).toEqual({ name, found: 0 });
  }
});

it("[SBX-P3] [SBX-P12] asks for 3-D Secure, pays when completed and declines without a charge when failed", async () => {
  const intent = await newIntent();
  const card = { number: "4000002760003184" };
  expect((await harness.confirm(intent, card)).status).toBe("requires_action");
  expect((await harness.authenticate(intent, "fail")).error).toMatchObject({
    code: "payment_intent_authentication_failure",
  });
  const failed = await retrieve(intent.id);
  expect(failed.status).toBe("requires_payment_method");
  // The bank was never asked for money.
  expect(failed.latest_charge).toBeNull();
  expect(failed.last_payment_error).not.toHaveProperty("charge");
  await harness.confirm(intent, card);
  expect((await harness.authenticate(intent, "complete")).status).toBe("succeeded");
  expect((await harness.authenticate(intent, "complete")).error?.code).toBe(
    "payment_intent_unexpected_state",
  );
});

it("[SBX-P12] forgets the last failure when the intent is changed", async () => {
  const intent = await newIntent();
  await harness.confirm(intent, { number: "4000000000000002" });
  expect((await retrieve(intent.id)).last_payment_error).not.toBeNull();
  await harness.stripe.paymentIntents.update(intent.id, { metadata: { note: "changed" } });
  expect((await retrieve(intent.id)).last_payment_error).toBeNull();
});

it.each([
  ["4000008260003178", "insufficient_funds"],
  ["4000008400001629", "generic_decline"],
])("[SBX-P3] declines %s after a completed 3-D Secure with %s", async (number, reason) => {
  const intent = await newIntent();
  expect((await harness.confirm(intent, { number })).status).toBe("requires_action");
  expect((await harness.authenticate(intent, "complete")).error).toMatchObject({
    code: "card_declined",
    decline_code: reason,
  });
  expect((await retrieve(intent.id)).status).toBe("requires_payment_method");
});

it("[SBX-P3] starts again when a 3-D Secure question was left alone", async () => {
  const intent = await newIntent();
  await harness.confirm(intent, { number: "4000002760003184" });
  expect((await harness.confirm(intent, { number: GOOD })).status).toBe("succeeded");
});

it("[SBX-P7] lets a slow payment settle when its time has come", async () => {
  const [well, badly] = [await newIntent(), await newIntent()];
  const slow = { number: GOOD, month: "12", year: "39" };
  expect((await harness.confirm(well, { ...slow, cvc: "901" })).status).toBe("processing");
  expect((await harness.confirm(badly, { ...slow, cvc: "902" })).status).toBe("processing");
  await expect(harness.stripe.paymentIntents.cancel(well.id)).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
  });
  clock.advance(2.9);
  expect((await retrieve(well.id)).status).toBe("processing");
  clock.advance(0.1);
  expect((await retrieve(well.id)).status).toBe("succeeded");
  expect(await retrieve(badly.id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined" },
  });
});

it("[SBX-P4] refuses amounts under 50 cents and changes of what is paid", async () => {
  await expect(newIntent(49)).rejects.toMatchObject({ code: "amount_too_small" });
  const intent = await newIntent(50);
  const raised = await harness.stripe.paymentIntents.update(intent.id, {
    amount: 13_907,
    metadata: { checkout: "c1" },
  });
  expect(raised).toMatchObject({ amount: 13_907, metadata: { checkout: "c1" } });
  await harness.confirm(intent, { number: GOOD });
  const state = { code: "payment_intent_unexpected_state" };
  await expect(
    harness.stripe.paymentIntents.update(intent.id, { amount: 50 }),
  ).rejects.toMatchObject(state);
  await expect(harness.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject(state);
  expect((await harness.confirm(intent, { number: GOOD })).error).toMatchObject(state);
});

it("[SBX-P4] charges once when two browsers confirm at the same time", async () => {
  const intent = await newIntent();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => harness.confirm(intent, { number: GOOD })),
  );
  expect(responses.filter((one) => one.status === "succeeded")).toHaveLength(1);
  const { rows } = await harness.database.pool.query(
    "select 1 from sandbox.stripe_charge where payment_intent = $1",
    [intent.id],
  );
  expect(rows).toHaveLength(1);
});

it("[SBX-P4] takes back a 3-D Secure question when the amount changes", async () => {
  const intent = await newIntent();
  await harness.confirm(intent, { number: "4000002760003184" });
  const raised = await harness.stripe.paymentIntents.update(intent.id, { amount: 9900 });
  expect(raised.status).toBe("requires_confirmation");
  expect((await harness.authenticate(intent, "complete")).error?.code).toBe(
    "payment_intent_unexpected_state",
  );
});

it("[SBX-P4] cancels what is not paid, for good", async () => {
  const intent = await newIntent();
  const canceled = await harness.stripe.paymentIntents.cancel(intent.id, {
    cancellation_reason: "abandoned",
  });
  expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  expect((await harness.confirm(intent, { number: GOOD })).error?.code).toBe(
    "payment_intent_unexpected_state",
  );
});

it("[SBX-P1] pages through intents, newest first", async () => {
  const customer = (await harness.stripe.customers.create({ email: "list@example.org" })).id;
  const ids: string[] = [];
  for (const amount of [100, 200, 300]) ids.unshift((await newIntent(amount, { customer })).id);
  const page = await harness.stripe.paymentIntents.list({ customer, limit: 2 });
  expect(page.has_more).toBe(true);
  const listed: string[] = [];
  for await (const intent of harness.stripe.paymentIntents.list({ customer, limit: 2 }))
    listed.push(intent.id);
  expect(listed).toEqual(ids);
});

it("[SBX-P1] responds to what it does not know with an error the SDK throws", async () => {
  await expect(retrieve("pi_unknown")).rejects.toMatchObject({ code: "resource_missing" });
  await expect(harness.stripe.products.list()).rejects.toMatchObject({ statusCode: 404 });
  await expect(newIntent(500, { amuont: 1 })).rejects.toMatchObject({ code: "parameter_unknown" });
});
