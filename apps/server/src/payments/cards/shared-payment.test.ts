import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import {
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { signedInRequest, storeAdmin } from "@marquee/verification/simulation/users/users";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { outboxWorker } from "../../platform/outbox/worker.ts";
import { cardEffects } from "./forget-card.ts";
import { payWithCard } from "./pay-with-card.ts";

let harness: PaymentHarness;
beforeEach(async () => {
  harness = await paymentHarness();
});
afterEach(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  await harness.server.database.owner.query("truncate saved_card, card_customer");
});

const listCards = async (who: string) => {
  const email = encodeEmail(`${who}@marquee.test`);
  return (await harness.server.call<SavedCard[]>(who, "GET", `/getCustomerCardList/${email}`)).data;
};
const usageOf = async ({ paymentIntentId }: Checkout) =>
  (await harness.stripe.paymentIntents.retrieve(paymentIntentId ?? "")).setup_future_usage;

/** The customer of an intent. */
async function intentCustomer(intentId: string): Promise<string> {
  const { customer } = await harness.stripe.paymentIntents.retrieve(intentId);
  if (typeof customer !== "string") throw new Error(`${intentId} has no customer`);
  return customer;
}

/** Makes the provider detach the cards that it is to detach. */
const forgetting = () => {
  const { app, clock, pool, services } = harness.server;
  const mail = () => Promise.resolve({ tag: "done" } as const);
  const effects = { mail, ...cardEffects(services.cards) };
  return outboxWorker({ pool, clock, log: app.log, effects });
};

/** Pays for a campaign of the user's own, which saves the card. */
async function saveOwn(who: string, name: string, token?: string): Promise<SavedCard> {
  const { data: own } = await harness.open(name, {}, null, who);
  await harness.saveCard(own.id, true, who);
  await harness.confirm(own, token);
  await harness.reconcile(own.id, who);
  const [card] = await listCards(who);
  if (!card) throw new Error(`${name} has saved no card`);
  return card;
}

/** Pays a checkout with a saved card of the user. */
const payWith = ({ cardId }: SavedCard, { id, receipt }: Checkout, who = "agent") => {
  const email = encodeEmail(`${who}@marquee.test`);
  const path = `/payWithExistingCard/${email}/${receipt.charge}/${cardId}?checkout=${id}`;
  return harness.server.call<SavedCardPayment>(who, "GET", path);
};

/** The intents of a checkout in the order of its attempts, as the provider has them. */
async function listIntents({ id }: Checkout) {
  const { rows } = await harness.server.database.owner.query<{ provider_id: string }>(
    "select provider_id from payment_attempt where checkout_id = $1 order by number",
    [id],
  );
  return Promise.all(rows.map((row) => harness.stripe.paymentIntents.retrieve(row.provider_id)));
}

/** Opens an equal checkout as another user, in another browser. */
const openAsAnother = (name: string, who: string) =>
  harness.server.call<Checkout>(who, "POST", "/checkouts", {
    body: { ...harness.request(name), id: stableId(`${name} by ${who}`) },
  });

/** How a user other than the opener can pay by card. Each gives them what a card is charged with. */
const WAYS_IN: Readonly<Record<string, (name: string, opened: Checkout) => Promise<unknown>>> = {
  "says that their card is not to be saved": (_, { id }) => harness.saveCard(id, false, "agent"),
  "says that their card is to be saved": (_, { id }) => harness.saveCard(id, true, "agent"),
  "opens an equal checkout": (name) => openAsAnother(name, "agent"),
  "chooses the card": (_, { id }) => harness.server.call("agent", "POST", `/checkouts/${id}/card`),
  "asks for its intent": (_, { id, receipt }) =>
    harness.server.call(
      "agent",
      "GET",
      `/create-payment-intent/${encodeEmail("agent@marquee.test")}/${receipt.charge}?checkout=${id}`,
    ),
};

describe("a card payment that another user may charge", () => {
  it.each(Object.keys(WAYS_IN))(
    "[PAYSRV-K13] keeps no card from the moment on when a colleague %s, whatever the opener sets",
    async (way) => {
      const checkout = await harness.opened(`keeps none: ${way}`);
      expect((await harness.saveCard(checkout.id, true)).data.savesCard).toBe(true);
      await WAYS_IN[way]?.(`keeps none: ${way}`, checkout);
      expect(await usageOf(checkout)).toBeNull();
      const seen = await harness.find(checkout.id, "agent");
      expect(seen.data).toMatchObject({
        savesCard: false,
        clientSecret: checkout.clientSecret,
      });
      expect(await harness.saveCard(checkout.id, true)).toMatchObject({
        status: 409,
        error: { message: expect.stringContaining("Another user") },
      });
      expect((await harness.saveCard(checkout.id, false)).data.savesCard).toBe(false);
      await harness.confirm(checkout);
      await harness.reconcile(checkout.id, "agent");
      expect(await harness.made(checkout.id)).toEqual(ONCE);
      expect([await listCards("merchant"), await listCards("agent")]).toEqual([[], []]);
    },
  );

  it("[PAYSRV-T2] is seen without its secret by a colleague, as long as it may keep a card", async () => {
    const checkout = await harness.opened("without its secret");
    await harness.saveCard(checkout.id, true);
    for (const result of [
      await harness.find(checkout.id, "agent"),
      await harness.reconcile(checkout.id, "agent"),
    ])
      expect(result.data).toMatchObject({ clientSecret: null, publishableKey: null });
    expect((await harness.find(checkout.id)).data).toMatchObject({
      clientSecret: checkout.clientSecret,
      savesCard: true,
    });
  });

  it("[PAYSRV-K13] is not handed to a colleague while the provider is away", async () => {
    const checkout = await harness.opened("while it is away");
    await harness.saveCard(checkout.id, true);
    await harness.setFaults({ failNext: 2 });
    const refused = await harness.server.call("agent", "POST", `/checkouts/${checkout.id}/card`);
    await harness.setFaults({ failNext: 0 });
    expect(refused.status).toBe(503);
    expect((await harness.find(checkout.id, "agent")).data.clientSecret).toBeNull();
  });

  it("[PAYSRV-K13] keeps none when the colleague's saved card is to be confirmed at their bank", async () => {
    const card = await saveOwn("agent", "the agent's own");
    const checkout = await harness.opened("paid with the agent's card");
    await harness.saveCard(checkout.id, true);
    expect((await payWith(card, checkout)).status).toBe(200);
    expect((await harness.saveCard(checkout.id, true)).status).toBe(409);
    await harness.reconcile(checkout.id);
    expect(await listCards("merchant")).toEqual([]);
    expect(await listCards("agent")).toEqual([card]);
  });

  it("[PAYSRV-K13] makes the provider detach a card that it saved because a call for the opener arrived late", async () => {
    const checkout = await harness.opened("came late");
    await harness.saveCard(checkout.id, true);
    const intentId = checkout.paymentIntentId ?? "";
    const customer = await intentCustomer(intentId);
    await harness.saveCard(checkout.id, false, "agent");
    await harness.stripe.paymentIntents.update(intentId, {
      customer: customer,
      setup_future_usage: "off_session",
    });
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id, "agent");
    expect(await harness.made(checkout.id)).toEqual(ONCE);
    expect(await listCards("merchant")).toEqual([]);
    await forgetting().flush();
    const { data } = await harness.stripe.customers.listPaymentMethods(customer);
    expect(data).toEqual([]);
  });

  it("[PAYSRV-K13] is another one once it was paid by PayPal in between, and may keep a card again", async () => {
    const checkout = await harness.opened("begins anew");
    await harness.saveCard(checkout.id, false, "agent");
    await harness.server.call("merchant", "POST", `/checkouts/${checkout.id}/paypal`);
    await harness.server.call("merchant", "POST", `/checkouts/${checkout.id}/card`);
    expect((await harness.saveCard(checkout.id, true)).data.savesCard).toBe(true);
    expect((await harness.find(checkout.id, "agent")).data.clientSecret).toBeNull();
  });
});

describe("a payment that the provider has for the customer of another user", () => {
  it("[PAYSRV-K14] is cancelled, and another one is charged once with a saved card, however often it is called", async () => {
    const card = await saveOwn("agent", "another's customer");
    const checkout = await harness.opened("for the merchant first");
    await harness.saveCard(checkout.id, true);
    const responses = await Promise.all([1, 2, 3].map(() => payWith(card, checkout)));
    responses.push(await payWith(card, checkout));
    expect(responses.map(({ data }) => data.response)).toEqual(Array(4).fill("successful"));
    const intents = await listIntents(checkout);
    expect(intents).toMatchObject([
      { id: checkout.paymentIntentId, status: "canceled" },
      { status: "succeeded", payment_method: card.cardId, setup_future_usage: null },
    ]);
    for (const { data } of responses) expect(data.paymentIntent).toContain(intents[1]?.id);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-K14] is replaced once for a double click that the bank declines, and again for who it belonged to", async () => {
    const bad = await saveOwn("agent", "declines later", "pm_card_chargeCustomerFail");
    const good = await saveOwn("merchant", "pays in the end");
    const checkout = await harness.opened("declined and taken up");
    await harness.saveCard(checkout.id, true);
    const responses = await Promise.all([payWith(bad, checkout), payWith(bad, checkout)]);
    expect(responses.map(({ data }) => data.response)).toEqual(Array(2).fill("unsuccessful"));
    expect(await harness.made(checkout.id)).toMatchObject({ transactions: { Fail: 1 } });
    expect((await payWith(good, checkout, "merchant")).data.response).toBe("successful");
    const statuses = (await listIntents(checkout)).map(({ status }) => status);
    expect(statuses).toEqual(["canceled", "canceled", "succeeded"]);
    expect(await harness.made(checkout.id)).toEqual({
      ...ONCE,
      transactions: { Fail: 1, Paid: 1 },
    });
  });

  it("[PAYSRV-K14] is replaced by a call that found it, if another call died after cancelling it", async () => {
    const card = await saveOwn("agent", "dies in between");
    const checkout = await harness.opened("cancelled in between");
    await harness.saveCard(checkout.id, true);
    const { services } = harness.server;
    const email = "agent@marquee.test";
    const request = signedInRequest({ user: storeAdmin(email, "Agent"), cards: [] }, services);
    let calls = 0;
    let died: unknown;
    const transaction: SignedInRequest["transaction"] = async (work) => {
      calls += 1;
      if (calls === 2) {
        await harness.saveCard(checkout.id, false, "agent");
        harness.dieAt("settled");
        died = await payWith(card, checkout);
      }
      return request.transaction(work);
    };
    const what = { email, amount: checkout.receipt.charge, cardId: card.cardId };
    expect(
      await payWithCard({ ...request, transaction }, { ...what, checkout: checkout.id }),
    ).toMatchObject({ response: "successful" });
    expect(died).toMatchObject({ status: 500 });
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-K14] stays if the provider does not respond, and is replaced when it is called again", async () => {
    const card = await saveOwn("agent", "while no response comes");
    const checkout = await harness.opened("replaced later");
    await harness.saveCard(checkout.id, true);
    await harness.saveCard(checkout.id, false, "agent");
    await harness.setFaults({ failNext: 20 });
    expect((await payWith(card, checkout)).data.response).toBe("processing");
    await harness.setFaults({ failNext: 0 });
    expect((await payWith(card, checkout)).data.response).toBe("successful");
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });
});
