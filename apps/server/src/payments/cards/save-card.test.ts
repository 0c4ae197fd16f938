import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outboxWorker } from "../../platform/outbox/worker.ts";
import { ensureCustomer } from "./card-customer.ts";
import { cardEffects } from "./forget-card.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  await harness.server.database.owner.query("truncate saved_card, card_customer");
});

const me = encodeEmail("merchant@marquee.test");
const cards = async () =>
  (await harness.server.call<SavedCard[]>("merchant", "GET", `/getCustomerCardList/${me}`)).data;
const retrieveIntent = ({ paymentIntentId }: Checkout) =>
  harness.stripe.paymentIntents.retrieve(paymentIntentId ?? "");
const customers = async () => {
  const { rows } = await harness.server.database.owner.query<{ customer_id: string }>(
    "select customer_id from card_customer",
  );
  return rows.map(({ customer_id }) => customer_id);
};

/** A paid checkout of this name whose card was saved. */
async function payAndSave(name: string, card?: string): Promise<Checkout> {
  const checkout = await harness.opened(name);
  expect((await harness.saveCard(checkout.id)).status).toBe(200);
  harness.server.clock.advance(1000);
  await harness.confirm(checkout, card);
  await harness.reconcile(checkout.id);
  return checkout;
}

describe("saving a card", () => {
  it("[PAYSRV-K1] makes one customer, however many calls want it at once", async () => {
    const names = ["one", "two", "three"];
    const checkouts = await Promise.all(names.map((name) => harness.opened(`customer ${name}`)));
    const responses = await Promise.all(checkouts.map(({ id }) => harness.saveCard(id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await customers()).toHaveLength(1);
    const intents = await Promise.all(checkouts.map(retrieveIntent));
    expect(new Set(intents.map(({ customer }) => customer))).toEqual(new Set(await customers()));
  });

  it("[PAYSRV-K1] waits for a call that is making the customer, and returns the same one", async () => {
    const { services } = harness.server;
    const email = "merchant@marquee.test";
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => services.cards.createCustomer(email)));
    expect(atOnce.filter((response) => response !== "busy" && response.tag !== "customer")).toEqual(
      [],
    );
    let asked = 0;
    const createCustomer: typeof services.cards.createCustomer = async (person) => {
      asked += 1;
      return asked < 3 ? "busy" : services.cards.createCustomer(person);
    };
    const cards = { ...services.cards, createCustomer };
    const patient = { ...services, cards, pause: () => Promise.resolve() };
    const response = await ensureCustomer(patient, email);
    expect(response).toEqual({ tag: "customer", customerId: (await customers())[0] });
    expect(atOnce).toContainEqual(response);
    const impatient = {
      ...patient,
      cards: { ...cards, createCustomer: async () => "busy" as const },
    };
    expect(await ensureCustomer(impatient, "owner@marquee.test")).toMatchObject({
      tag: "unavailable",
    });
  });

  it("[PAYSRV-K1] finds the same customer again when the response was lost", async () => {
    const checkout = await harness.opened("lost customer");
    await harness.setFaults({ loseNext: 2 });
    expect(await harness.saveCard(checkout.id)).toMatchObject({
      status: 503,
      error: { tag: "Unavailable" },
    });
    expect(await customers()).toEqual([]);
    await harness.setFaults({ loseNext: 0 });
    expect((await harness.saveCard(checkout.id)).status).toBe(200);
    const { data } = await harness.stripe.customers.list({ email: "merchant@marquee.test" });
    expect(data[0]?.id).toBe((await customers())[0]);
  });

  it("[PAYSRV-K2] is set before the card is charged, and can be taken back", async () => {
    const checkout = await harness.opened("taken back");
    expect(await harness.saveCard(checkout.id)).toMatchObject({
      status: 200,
      data: { state: "open", clientSecret: checkout.clientSecret },
    });
    expect((await retrieveIntent(checkout)).setup_future_usage).toBe("off_session");
    expect((await harness.saveCard(checkout.id, false)).status).toBe(200);
    expect((await retrieveIntent(checkout)).setup_future_usage).toBeNull();
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    expect(await cards()).toEqual([]);
  });

  it("[PAYSRV-K2] is refused once the payment is under way or paid, and to every user but its opener", async () => {
    const paid = await harness.opened("keep too late");
    await harness.confirm(paid);
    expect(await harness.saveCard(paid.id)).toMatchObject({
      status: 409,
      error: { tag: "Conflict" },
    });
    expect((await harness.find(paid.id)).data.state).toBe("paid");
    expect((await harness.saveCard(paid.id)).status).toBe(409);
    const slow = await harness.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    const busy = await harness.opened("keep while it is processed");
    await harness.confirm(busy, slow.id);
    expect(await harness.saveCard(busy.id)).toMatchObject({ status: 409 });
    const own = await harness.opened("keep by another");
    expect((await harness.saveCard(own.id, true, "branch")).status).toBe(403);
    expect((await harness.saveCard(own.id, true, "other")).status).toBe(404);
    expect((await retrieveIntent(own)).setup_future_usage).toBeNull();
  });
});

describe("a checkout that PayPal collects", () => {
  it("[PAYSRV-K2] keeps no card until the card is chosen again, with its new intent", async () => {
    const checkout = await harness.opened("by PayPal");
    await harness.saveCard(checkout.id);
    await harness.server.call("merchant", "POST", `/checkouts/${checkout.id}/paypal`);
    expect(await harness.saveCard(checkout.id)).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining("PayPal") },
    });
    const again = await harness.server.call<Checkout>(
      "merchant",
      "POST",
      `/checkouts/${checkout.id}/card`,
    );
    expect((await retrieveIntent(again.data)).setup_future_usage).toBeNull();
    expect((await harness.saveCard(checkout.id)).status).toBe(200);
    expect((await retrieveIntent(again.data)).setup_future_usage).toBe("off_session");
  });
});

describe("a card that was saved", () => {
  it("[PAYSRV-K3] is stored for staff too, who belong to no company, and is theirs alone", async () => {
    const { data } = await harness.open("saved by staff", {}, null, "master");
    expect((await harness.saveCard(data.id, true, "master")).status).toBe(200);
    await harness.confirm(data);
    expect((await harness.reconcile(data.id, "master")).data.state).toBe("paid");
    expect(await cards()).toEqual([]);
    const path = `/getCustomerCardList/${encodeEmail("master@marquee.test")}`;
    const own = await harness.server.call<SavedCard[]>("master", "GET", path);
    expect(own.data).toMatchObject([{ last4digit: "4242" }]);
    expect((await harness.server.call("merchant", "GET", path)).status).toBe(403);
  });

  it("[PAYSRV-K3] is stored once a slow payment has arrived", async () => {
    const slow = await harness.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    const checkout = await payAndSave("slow", slow.id);
    expect(await cards()).toEqual([]);
    harness.server.clock.advance(4000);
    await harness.flush();
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
    expect(await cards()).toMatchObject([{ expMonth: 12, expYear: 2039 }]);
  });

  it("[PAYSRV-K3] is there with the payment, and is the one the provider keeps", async () => {
    await payAndSave("stored");
    const [customer] = await customers();
    const { data } = await harness.stripe.customers.listPaymentMethods(customer ?? "");
    const expYear = harness.server.clock.now().getUTCFullYear() + 3;
    const card = { brand: "visa", last4digit: "4242", expMonth: 12, expYear };
    expect(await cards()).toEqual([{ ...card, cardId: data[0]?.id, isDefault: true }]);
  });

  it("[PAYSRV-K3] is stored with the payment or not at all", async () => {
    const checkout = await harness.opened("broken off");
    await harness.saveCard(checkout.id);
    await harness.confirm(checkout);
    harness.dieAt("invoiceMade");
    expect((await harness.reconcile(checkout.id)).status).toBe(500);
    expect(await cards()).toEqual([]);
    await harness.sweepLater();
    expect(await cards()).toHaveLength(1);
  });

  it("[PAYSRV-K3] is stored also if its money has to go back", async () => {
    const checkout = await harness.opened("misfit");
    await harness.saveCard(checkout.id);
    await harness.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
    await harness.confirm(checkout);
    expect((await harness.reconcile(checkout.id)).data.state).toBe("refundDue");
    expect(await cards()).toHaveLength(1);
  });

  it("[PAYSRV-K4] takes the place of the older one, which is forgotten at the provider", async () => {
    await payAndSave("first time");
    const [first] = await cards();
    await payAndSave("second time");
    await payAndSave("another card", "pm_card_mastercard");
    const now = await cards();
    expect(now.map(({ last4digit }) => last4digit)).toEqual(["4444", "4242"]);
    expect(now.map(({ cardId }) => cardId)).not.toContain(first?.cardId);
    const { pool, clock, app, services } = harness.server;
    const jobs = outboxWorker({
      pool,
      clock,
      log: app.log,
      effects: {
        mail: () => Promise.resolve({ tag: "done" }),
        ...cardEffects(services.cards),
      },
    });
    await harness.setFaults({ failNext: 2 });
    await jobs.flush();
    await harness.setFaults({ failNext: 0 });
    clock.advance(60_000);
    await jobs.flush();
    await jobs.stop();
    const [customer] = await customers();
    const { data } = await harness.stripe.customers.listPaymentMethods(customer ?? "");
    const known = data.map(({ id }) => id);
    expect(known).not.toContain(first?.cardId);
    expect(known).toEqual(expect.arrayContaining(now.map(({ cardId }) => cardId)));
  });
});
