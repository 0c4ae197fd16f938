import { afterAll, beforeAll, expect, it } from "vitest";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness();
});
afterAll(() => harness.close());

const newCustomer = async () => (await harness.stripe.customers.create({ name: "Ann" })).id;

/** Saves a card the way the product does: with a payment of the customer. */
async function saveCard(customer: string, number: string): Promise<string> {
  const intent = await harness.stripe.paymentIntents.create({
    amount: 50,
    currency: "cad",
    customer,
    setup_future_usage: "off_session",
  });
  const result = await harness.confirm(intent, { number });
  if (result.status === "requires_action") await harness.authenticate(intent, "complete");
  const { data } = await harness.stripe.customers.listPaymentMethods(customer, { type: "card" });
  return data[0]?.id ?? "";
}

const charge = (customer: string, method: string, more: object = {}) =>
  harness.stripe.paymentIntents.create({
    amount: 700,
    currency: "cad",
    customer,
    payment_method: method,
    confirm: true,
    ...more,
  });

it("[SBX-P6] saves a card with a payment and charges it again", async () => {
  const customer = await newCustomer();
  const method = await saveCard(customer, "4242424242424242");
  const paid = await charge(customer, method, { off_session: true });
  expect(paid).toMatchObject({ status: "succeeded", payment_method: method });
});

it("[SBX-P6] asks a saved 3155 card for 3-D Secure while its holder is there, and not while away", async () => {
  const customer = await newCustomer();
  const method = await saveCard(customer, "4000002500003155");
  expect((await charge(customer, method)).status).toBe("requires_action");
  expect((await charge(customer, method, { off_session: true })).status).toBe("succeeded");
});

it("[SBX-P6] refuses a charge in the holder's absence for a card that always asks", async () => {
  const customer = await newCustomer();
  const method = await saveCard(customer, "4000002760003184");
  await expect(charge(customer, method, { off_session: true })).rejects.toMatchObject({
    code: "authentication_required",
  });
});

it("[SBX-P6] declines a 0341 card once it is saved", async () => {
  const customer = await newCustomer();
  const method = await saveCard(customer, "4000000000000341");
  await expect(charge(customer, method)).rejects.toMatchObject({ code: "card_declined" });
});

it("[SBX-P6] refuses a card of another customer, also to the browser", async () => {
  const method = await saveCard(await newCustomer(), "4242424242424242");
  const stranger = await newCustomer();
  await expect(charge(stranger, method)).rejects.toMatchObject({ code: "resource_missing" });
  const intent = await harness.stripe.paymentIntents.create({ amount: 50, currency: "cad" });
  const response = await fetch(`${harness.server.origin}/v1/payment_intents/${intent.id}/confirm`, {
    method: "POST",
    headers: { authorization: "Bearer pk_test_sandbox" },
    body: new URLSearchParams({
      client_secret: intent.client_secret ?? "",
      payment_method: method,
    }),
  });
  expect(response.status).toBe(400);
});

it("[SBX-P6] refuses a card that was used without being saved, and one that was detached", async () => {
  const customer = await newCustomer();
  const used = await harness.stripe.paymentIntents.create({
    amount: 500,
    currency: "cad",
    payment_method: "pm_card_visa",
    confirm: true,
  });
  if (typeof used.payment_method !== "string") throw new Error("the method is not expanded");
  const spent = used.payment_method;
  const usedUp = { message: expect.stringContaining("may not be used again") };
  await expect(harness.stripe.paymentMethods.attach(spent, { customer })).rejects.toMatchObject(
    usedUp,
  );
  const method = await saveCard(customer, "4242424242424242");
  await harness.stripe.paymentMethods.detach(method);
  await expect(charge(customer, method)).rejects.toMatchObject(usedUp);
  const { data } = await harness.stripe.customers.listPaymentMethods(customer);
  expect(data).toEqual([]);
});

it("[SBX-P6] gives the same fingerprint to the same card", async () => {
  const customer = await newCustomer();
  for (const token of ["pm_card_visa", "pm_card_visa", "pm_card_amex"])
    await harness.stripe.paymentMethods.attach(token, { customer });
  const { data } = await harness.stripe.paymentMethods.list({ customer, type: "card" });
  expect(new Set(data.map((one) => one.card?.fingerprint)).size).toBe(2);
});

it("[SBX-P11] sets the customer of an intent once, and to no other one", async () => {
  const { stripe } = harness;
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  const [first, second] = [await newCustomer(), await newCustomer()];
  for (const _ of [1, 2])
    expect((await stripe.paymentIntents.update(id, { customer: first })).customer).toBe(first);
  await expect(stripe.paymentIntents.update(id, { customer: second })).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
    message: expect.stringContaining("cannot modify `customer`"),
  });
  expect((await stripe.paymentIntents.retrieve(id)).customer).toBe(first);
});

it("[SBX-P6] attaches no card that the bank declines", async () => {
  const customer = await newCustomer();
  await expect(
    harness.stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer }),
  ).rejects.toMatchObject({ code: "card_declined" });
});

it("[SBX-P13] loses none of two changes of a customer that come at once", async () => {
  const { id } = await harness.stripe.customers.create({ name: "Before" });
  const holder = await harness.database.pool.connect();
  await holder.query("begin");
  await holder.query(
    `update sandbox.stripe_customer set name = 'After', metadata = '{"one": "1"}' where id = $1`,
    [id],
  );
  const result = harness.stripe.customers.update(id, {
    description: "Changed too",
    metadata: { other: "2" },
  });
  await expect.poll(() => harness.database.countWaiting()).toBe(1);
  await holder.query("commit");
  holder.release();
  expect(await result).toMatchObject({
    name: "After",
    description: "Changed too",
    metadata: { one: "1", other: "2" },
  });
});
