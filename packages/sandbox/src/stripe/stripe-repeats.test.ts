import { afterAll, beforeAll, expect, it } from "vitest";
import { readJson } from "../testing/server.ts";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness();
});
afterAll(() => harness.close());

const intents = async () => {
  const { rows } = await harness.database.pool.query<{ n: number }>(
    "select count(*)::int as n from sandbox.stripe_payment_intent",
  );
  return rows[0]?.n;
};
const paidIntent = (amount = 1000) =>
  harness.stripe.paymentIntents.create({
    amount,
    currency: "cad",
    payment_method: "pm_card_visa",
    confirm: true,
  });
const setFaults = (wanted: object) => harness.post("/__sandbox/faults", wanted);

it("[SBX-P9] responds to a repeated call with its first response", async () => {
  const before = await intents();
  const create = () =>
    harness.stripe.paymentIntents.create(
      { amount: 900, currency: "cad" },
      { idempotencyKey: "pi:checkout-1" },
    );
  const [first, second] = [await create(), await create()];
  expect(second).toEqual(first);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(await intents()).toBe((before ?? 0) + 1);
  await expect(
    harness.stripe.paymentIntents.create(
      { amount: 901, currency: "cad" },
      { idempotencyKey: "pi:checkout-1" },
    ),
  ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
});

it("[SBX-P9] compares parameters in the query string, too, which it reads", async () => {
  const create = async (amount: number) => {
    const query = new URLSearchParams({ amount: String(amount), currency: "cad" });
    const response = await fetch(`${harness.server.origin}/v1/payment_intents?${query}`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_sandbox", "idempotency-key": "pi:in-the-query" },
    });
    return readJson<{ id?: string; amount?: number; error?: { type: string } }>(response);
  };
  const first = await create(900);
  expect(first.amount).toBe(900);
  expect(await create(900)).toEqual(first);
  expect((await create(901)).error?.type).toBe("idempotency_error");
});

it("[SBX-P9] makes one intent of the same call many times at once", async () => {
  const before = await intents();
  const results = await Promise.all(
    Array.from({ length: 8 }, () =>
      harness
        .sdk("sk_test_sandbox", { maxNetworkRetries: 5 })
        .paymentIntents.create(
          { amount: 900, currency: "cad" },
          { idempotencyKey: "pi:checkout-2" },
        ),
    ),
  );
  expect(new Set(results.map((one) => one.id)).size).toBe(1);
  expect(await intents()).toBe((before ?? 0) + 1);
});

it("[SBX-P9] repeats a decline under its key, and takes a new key for a new attempt", async () => {
  const customer = (await harness.stripe.customers.create({})).id;
  const method = (
    await harness.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer })
  ).id;
  const intent = await harness.stripe.paymentIntents.create({
    amount: 500,
    currency: "cad",
    customer,
  });
  const confirm = (key: string) =>
    harness.stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: method },
      { idempotencyKey: key },
    );
  for (const key of ["confirm:1", "confirm:1", "confirm:2"])
    await expect(confirm(key)).rejects.toMatchObject({ code: "card_declined" });
  const { rows } = await harness.database.pool.query(
    "select 1 from sandbox.stripe_charge where payment_intent = $1",
    [intent.id],
  );
  expect(rows).toHaveLength(2);
});

it("[SBX-P9] remembers nothing about a call that was refused before it did anything", async () => {
  const call = (amount: number) =>
    harness.stripe.paymentIntents.create(
      { amount, currency: "cad" },
      { idempotencyKey: "pi:checkout-3" },
    );
  await expect(call(10)).rejects.toMatchObject({ code: "amount_too_small" });
  expect((await call(100)).amount).toBe(100);
});

it("[SBX-W4] fails, loses and repeats calls as set, and the SDK still makes one intent", async () => {
  const before = await intents();
  await setFaults({ failNext: 1 });
  await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  await setFaults({ loseNext: 1 });
  await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  expect(await intents()).toBe((before ?? 0) + 2);
});

it("[SBX-W4] does the work of a call whose answer never comes", async () => {
  const before = await intents();
  await setFaults({ stallNext: 1 });
  const create = (options: { timeout?: number; maxNetworkRetries: number }) =>
    harness
      .sdk("sk_test_sandbox", options)
      .paymentIntents.create({ amount: 500, currency: "cad" }, { idempotencyKey: "pi:checkout-4" });
  const impatient = create({ timeout: 300, maxNetworkRetries: 0 });
  await expect(impatient).rejects.toMatchObject({ type: "StripeConnectionError" });
  // While the first call is still running, the second is refused for that, and is repeated.
  await create({ maxNetworkRetries: 5 });
  expect(await intents()).toBe((before ?? 0) + 1);
});

it("[SBX-W4] refuses fault settings it does not have", async () => {
  for (const wanted of [{ hodl: true }, { hold: 1 }, { failNext: -1 }, { duplicate: 21 }])
    expect((await setFaults(wanted)).status).toBe(400);
});

it("[SBX-P8] gives money back once per key and never more than was paid", async () => {
  const intent = await paidIntent(1000);
  const refund = (amount: number, key: string) =>
    harness.stripe.refunds.create({ payment_intent: intent.id, amount }, { idempotencyKey: key });
  const first = await refund(400, "refund:1");
  expect(await refund(400, "refund:1")).toEqual(first);
  await expect(refund(601, "refund:2")).rejects.toMatchObject({ param: "amount" });
  await refund(600, "refund:3");
  await expect(refund(1, "refund:4")).rejects.toMatchObject({ code: "charge_already_refunded" });
  const { latest_charge } = await harness.stripe.paymentIntents.retrieve(intent.id, {
    expand: ["latest_charge"],
  });
  expect(latest_charge).toMatchObject({ amount_refunded: 1000, refunded: true });
  const { data } = await harness.stripe.refunds.list({ payment_intent: intent.id });
  expect(data.map((one) => one.amount)).toEqual([600, 400]);
});

it("[SBX-P8] never refunds more than was paid when refunds come at once", async () => {
  const intent = await paidIntent(1000);
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      harness.stripe.refunds.create({ payment_intent: intent.id, amount: 400 }),
    ),
  );
  expect(results.filter((one) => one.status === "fulfilled")).toHaveLength(2);
});

it("[SBX-P8] refunds nothing that was not paid", async () => {
  const intent = await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  await expect(harness.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    param: "payment_intent",
  });
});
