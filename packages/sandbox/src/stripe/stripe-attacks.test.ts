import { afterAll, beforeAll, expect, it } from "vitest";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness();
});
afterAll(() => harness.close());

const call = (path: string, key: string, init: RequestInit = {}) =>
  fetch(`${harness.server.origin}${path}`, {
    headers: { authorization: `Bearer ${key}` },
    ...init,
  });

it("[SBX-P5] opens an intent to the browser only with its own secret", async () => {
  const [own, other] = [
    await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" }),
    await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" }),
  ];
  const path = `/v1/payment_intents/${own.id}`;
  for (const secret of ["", other.client_secret ?? "", `${own.id}_secret_guess`]) {
    const query = new URLSearchParams({ client_secret: secret });
    expect((await call(`${path}?${query.toString()}`, "pk_test_sandbox")).status).toBe(400);
    const confirmed = await call(`${path}/confirm`, "pk_test_sandbox", {
      method: "POST",
      body: query,
    });
    expect(confirmed.status).toBe(400);
  }
  const query = new URLSearchParams({ client_secret: own.client_secret ?? "" });
  expect((await call(`${path}?${query.toString()}`, "pk_test_sandbox")).status).toBe(200);
});

it("[SBX-P5] shows a browser neither the customer nor our metadata", async () => {
  const customer = (await harness.stripe.customers.create({})).id;
  const intent = await harness.stripe.paymentIntents.create({
    amount: 500,
    currency: "cad",
    customer,
    metadata: { checkout: "secret" },
  });
  const query = new URLSearchParams({ client_secret: intent.client_secret ?? "" });
  const text = await (
    await call(`/v1/payment_intents/${intent.id}?${query.toString()}`, "pk_test_sandbox")
  ).text();
  expect(text).not.toContain(customer);
  expect(text).not.toContain("checkout");
});

it("[SBX-P5] lets the browser's key list, change, cancel and refund nothing", async () => {
  const { id } = await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  const browser = harness.sdk("pk_test_sandbox");
  const refused = { code: "secret_key_required", statusCode: 403 };
  for (const attempt of [
    () => browser.paymentIntents.list(),
    () => browser.paymentIntents.create({ amount: 500, currency: "cad" }),
    () => browser.paymentIntents.update(id, { amount: 50 }),
    () => browser.paymentIntents.cancel(id),
    () => browser.refunds.create({ payment_intent: id }),
    () => browser.customers.create({}),
    () => browser.events.list(),
  ])
    await expect(attempt()).rejects.toMatchObject(refused);
});

it("[SBX-P5] lets no browser claim that the cardholder is away", async () => {
  const intent = await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  const response = await harness.confirm(
    intent,
    { number: "4000002500003155" },
    { off_session: "true" },
  );
  expect(response.error?.code).toBe("secret_key_required");
});

it("[SBX-P5] refuses every other key", async () => {
  for (const key of ["", "sk_test_other", "sk_live_sandbox", "pk_test_other"])
    expect((await call("/v1/customers", key)).status).toBe(401);
});

it("[SBX-P1] takes no body but a form, and nothing that reaches for a prototype", async () => {
  const json = await call("/v1/customers", "sk_test_sandbox", {
    method: "POST",
    headers: { authorization: "Bearer sk_test_sandbox", "content-type": "application/json" },
    body: "{}",
  });
  expect(json.status).toBe(400);
  for (const name of [
    "__proto__[admin]",
    "metadata[__proto__][admin]",
    "constructor[prototype][x]",
  ]) {
    await call("/v1/customers", "sk_test_sandbox", {
      method: "POST",
      body: new URLSearchParams({ [name]: "yes" }),
    });
    expect(Object.hasOwn(Object.prototype, "admin") || Object.hasOwn(Object.prototype, "x")).toBe(
      false,
    );
  }
});
