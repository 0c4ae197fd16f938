import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outboxWorker } from "../../platform/outbox/worker.ts";
import {
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { stableId } from "../../demonstration/stable-id.ts";
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

const saveCard = (id: string, save: boolean, who = "merchant") =>
  harness.server.call<Checkout>(who, "POST", `/checkouts/${id}/saveCard`, { body: { save } });
const cardsOf = async (who: string) => {
  const email = encodeEmail(`${who}@marquee.test`);
  return (await harness.server.call<SavedCard[]>(who, "GET", `/getCustomerCardList/${email}`)).data;
};
const usageOf = async ({ paymentIntentId }: Checkout) =>
  (await harness.stripe.paymentIntents.retrieve(paymentIntentId ?? "")).setup_future_usage;

/** The customer of an intent. */
async function customerOf(intentId: string): Promise<string> {
  const { customer } = await harness.stripe.paymentIntents.retrieve(intentId);
  if (typeof customer !== "string") throw new Error(`${intentId} has no customer`);
  return customer;
}

/** Tells the provider to forget what it is to forget. */
const forgetting = () => {
  const { app, clock, pool, services } = harness.server;
  const mail = () => Promise.resolve({ tag: "done" } as const);
  const effects = { mail, ...cardEffects(services.cards) };
  return outboxWorker({ pool, clock, log: app.log, effects });
};

/** Opens an equal checkout as somebody else, in another browser. */
const openAsAnother = (name: string, who: string) =>
  harness.server.call<Checkout>(who, "POST", "/checkouts", {
    body: { ...harness.request(name), id: stableId(`${name} by ${who}`) },
  });

/** How somebody other than the opener comes to pay by card. Each gives them what a card is charged with. */
const WAYS_IN: Readonly<Record<string, (name: string, opened: Checkout) => Promise<unknown>>> = {
  "says that their card is not to be saved": (_, { id }) => saveCard(id, false, "agent"),
  "says that their card is to be saved": (_, { id }) => saveCard(id, true, "agent"),
  "opens an equal checkout": (name) => openAsAnother(name, "agent"),
  "chooses the card": (_, { id }) => harness.server.call("agent", "POST", `/checkouts/${id}/card`),
  "asks for its intent": (_, { id, receipt }) =>
    harness.server.call(
      "agent",
      "GET",
      `/create-payment-intent/${encodeEmail("agent@marquee.test")}/${receipt.charge}?checkout=${id}`,
    ),
};

describe("a card payment that somebody else may charge", () => {
  it.each(Object.keys(WAYS_IN))(
    "[PAYSRV-K13] keeps no card from the moment on when a colleague %s, whatever the opener says",
    async (way) => {
      const checkout = await harness.opened(`keeps none: ${way}`);
      expect((await saveCard(checkout.id, true)).data.savesCard).toBe(true);
      await WAYS_IN[way]?.(`keeps none: ${way}`, checkout);
      expect(await usageOf(checkout)).toBeNull();
      const seen = await harness.find(checkout.id, "agent");
      expect(seen.data).toMatchObject({
        savesCard: false,
        clientSecret: checkout.clientSecret,
      });
      expect(await saveCard(checkout.id, true)).toMatchObject({
        status: 409,
        error: { message: expect.stringContaining("Somebody else") },
      });
      expect((await saveCard(checkout.id, false)).data.savesCard).toBe(false);
      await harness.confirm(checkout);
      await harness.reconcile(checkout.id, "agent");
      expect(await harness.made(checkout.id)).toEqual(ONCE);
      expect([await cardsOf("merchant"), await cardsOf("agent")]).toEqual([[], []]);
    },
  );

  it("[PAYSRV-T2] is seen without its secret by a colleague, as long as it may keep a card", async () => {
    const checkout = await harness.opened("without its secret");
    await saveCard(checkout.id, true);
    for (const answer of [
      await harness.find(checkout.id, "agent"),
      await harness.reconcile(checkout.id, "agent"),
    ])
      expect(answer.data).toMatchObject({ clientSecret: null, publishableKey: null });
    expect((await harness.find(checkout.id)).data).toMatchObject({
      clientSecret: checkout.clientSecret,
      savesCard: true,
    });
  });

  it("[PAYSRV-K13] is not handed to a colleague while the provider is away", async () => {
    const checkout = await harness.opened("while it is away");
    await saveCard(checkout.id, true);
    await harness.setFaults({ failNext: 2 });
    const refused = await harness.server.call("agent", "POST", `/checkouts/${checkout.id}/card`);
    await harness.setFaults({ failNext: 0 });
    expect(refused.status).toBe(503);
    expect((await harness.find(checkout.id, "agent")).data.clientSecret).toBeNull();
  });

  it("[PAYSRV-K13] keeps none when the colleague's saved card is to be confirmed at their bank", async () => {
    const own = await harness.open("the agent's own", {}, null, "agent");
    await saveCard(own.data.id, true, "agent");
    await harness.confirm(own.data, "pm_card_authenticationRequired");
    await harness.confirm(own.data);
    await harness.reconcile(own.data.id, "agent");
    const [card] = await cardsOf("agent");
    const checkout = await harness.opened("paid with the agent's card");
    await saveCard(checkout.id, true);
    const me = encodeEmail("agent@marquee.test");
    const paid = await harness.server.call<SavedCardPayment>(
      "agent",
      "GET",
      `/payWithExistingCard/${me}/${checkout.receipt.charge}/${card?.cardId}?checkout=${checkout.id}`,
    );
    expect(paid.status).toBe(200);
    expect((await saveCard(checkout.id, true)).status).toBe(409);
    await harness.reconcile(checkout.id);
    expect(await cardsOf("merchant")).toEqual([]);
    expect(await cardsOf("agent")).toEqual([card]);
  });

  it("[PAYSRV-K13] has the provider forget a card that it saved because a call for the opener came late", async () => {
    const checkout = await harness.opened("came late");
    await saveCard(checkout.id, true);
    const intentId = checkout.paymentIntentId ?? "";
    const customer = await customerOf(intentId);
    await saveCard(checkout.id, false, "agent");
    await harness.stripe.paymentIntents.update(intentId, {
      customer: customer,
      setup_future_usage: "off_session",
    });
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id, "agent");
    expect(await harness.made(checkout.id)).toEqual(ONCE);
    expect(await cardsOf("merchant")).toEqual([]);
    await forgetting().flush();
    const { data } = await harness.stripe.customers.listPaymentMethods(customer);
    expect(data).toEqual([]);
  });

  it("[PAYSRV-K13] is another one once it was paid by PayPal in between, and may keep a card again", async () => {
    const checkout = await harness.opened("begins anew");
    await saveCard(checkout.id, false, "agent");
    await harness.server.call("merchant", "POST", `/checkouts/${checkout.id}/paypal`);
    await harness.server.call("merchant", "POST", `/checkouts/${checkout.id}/card`);
    expect((await saveCard(checkout.id, true)).data.savesCard).toBe(true);
    expect((await harness.find(checkout.id, "agent")).data.clientSecret).toBeNull();
  });
});
