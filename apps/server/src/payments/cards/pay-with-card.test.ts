import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { respondToBank, saveTestCard } from "@marquee/verification/harness/bank-check";
import {
  NOTHING,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reconcileAttempt } from "../attempts/reconcile.ts";

const me = encodeEmail("merchant@marquee.test");
let harness: PaymentHarness;
/** Saved cards of the merchant, by the name of the provider's test card. */
const card: Record<string, string> = {};

const pay = (checkout: Checkout, cardId = card["pm_card_visa"], who = "merchant", as = me) =>
  harness.server.call<SavedCardPayment>(
    who,
    "GET",
    `/payWithExistingCard/${as}/${checkout.receipt.charge}/${cardId}?checkout=${checkout.id}`,
  );

const countCharges = async ({ paymentIntentId }: Checkout): Promise<number> => {
  const { rows } = await harness.server.database.owner.query<{ n: number }>(
    "select count(*)::int as n from sandbox.stripe_charge where payment_intent = $1",
    [paymentIntentId],
  );
  return rows[0]?.n ?? 0;
};

beforeAll(async () => {
  harness = await paymentHarness();
  for (const token of [
    "pm_card_visa",
    "pm_card_mastercard",
    "pm_card_chargeCustomerFail",
    "pm_card_authenticationRequiredOnSetup",
    "pm_card_authenticationRequired",
  ])
    card[token] = await saveTestCard(harness, token);
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

describe("paying with a saved card", () => {
  it("[PAYSRV-K6] pays, and shows the intent without customer and metadata", async () => {
    const checkout = await harness.opened("saved card");
    const { status, data } = await pay(checkout);
    expect([status, data.response]).toEqual([200, "successful"]);
    const shown: unknown = JSON.parse(data.paymentIntent);
    expect(shown).toMatchObject({
      id: checkout.paymentIntentId,
      object: "payment_intent",
      status: "succeeded",
      client_secret: checkout.clientSecret,
    });
    expect(shown).not.toHaveProperty("customer");
    expect(shown).not.toHaveProperty("metadata");
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-K6] charges once, also when it is called five times at once and again afterwards", async () => {
    const checkout = await harness.opened("double click");
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => pay(checkout)));
    responses.push(await pay(checkout));
    expect(responses.map(({ data }) => data.response)).toEqual(Array(6).fill("successful"));
    expect(await countCharges(checkout)).toBe(1);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-K6] asks the bank once for a double click that it declines, and can be paid with another card", async () => {
    const checkout = await harness.opened("declined saved card");
    const bad = card["pm_card_chargeCustomerFail"];
    const responses = await Promise.all([pay(checkout, bad), pay(checkout, bad)]);
    for (const { data } of responses) {
      expect(data.response).toBe("unsuccessful");
      expect(data.paymentIntent).toContain("Your card was declined.");
    }
    expect(await countCharges(checkout)).toBe(1);
    expect(await harness.made(checkout.id)).toEqual({ ...NOTHING, transactions: { Fail: 1 } });
    expect((await harness.find(checkout.id)).data).toMatchObject({
      state: "declined",
      message: "Your card was declined.",
    });
    expect((await pay(checkout, bad)).data.response).toBe("unsuccessful");
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 2 });
    expect((await pay(checkout)).data.response).toBe("successful");
    await harness.flush();
    expect(await harness.made(checkout.id)).toEqual({
      ...ONCE,
      transactions: { Fail: 2, Paid: 1 },
    });
  });

  it("[PAYSRV-K6] lets the browser go on if the bank asks, and charges another card instead if it is chosen", async () => {
    const asked = card["pm_card_authenticationRequiredOnSetup"];
    const checkout = await harness.opened("3-D Secure on session");
    const first = await pay(checkout, asked);
    expect(first.data.response).toBe("requiresAction");
    expect((await pay(checkout, asked)).data).toEqual(first.data);
    await respondToBank(harness, checkout, "complete");
    expect((await harness.reconcile(checkout.id)).data.state).toBe("paid");
    expect(await harness.made(checkout.id)).toEqual(ONCE);

    const another = await harness.opened("another card instead");
    const always = card["pm_card_authenticationRequired"];
    for (const chosen of [asked, always, asked])
      expect((await pay(another, chosen)).data.response).toBe("requiresAction");
    const intent = await harness.stripe.paymentIntents.retrieve(another.paymentIntentId ?? "");
    expect(intent.payment_method).toBe(asked);
    expect((await pay(another)).data.response).toBe("successful");
    expect(await harness.made(another.id)).toEqual(ONCE);
  });

  it("[PAYSRV-K3] [PAYSRV-K13] stays its owner's if the opener of the checkout wants the card saved meanwhile", async () => {
    const asked = card["pm_card_authenticationRequired"] ?? "";
    const { data: checkout } = await harness.open("a colleague's checkout", {}, null, "branch");
    expect((await pay(checkout, asked)).data.response).toBe("requiresAction");
    expect((await harness.saveCard(checkout.id, true, "branch")).status).toBe(409);
    await respondToBank(harness, checkout, "complete");
    expect((await harness.reconcile(checkout.id)).data.state).toBe("paid");
    expect(await harness.made(checkout.id)).toEqual(ONCE);
    const { rows } = await harness.server.database.owner.query<{ user_id: string }>(
      "select user_id from saved_card where card_id = $1 or user_id = 'branch@marquee.test'",
      [asked],
    );
    expect(rows).toEqual([{ user_id: "merchant@marquee.test" }]);
  });

  it("[PAYSRV-K6] can be paid again after the bank's question was answered wrong", async () => {
    const checkout = await harness.opened("3-D Secure fails");
    await pay(checkout, card["pm_card_authenticationRequired"]);
    await respondToBank(harness, checkout, "fail");
    // No call has asked since: the failed capture is on record before the next one.
    expect((await pay(checkout)).data.response).toBe("successful");
    expect(await harness.made(checkout.id)).toEqual({
      ...ONCE,
      transactions: { Fail: 1, Paid: 1 },
    });
  });

  it.each([
    ["providerQueried", { campaigns: 0 }],
    ["invoiceMade", { campaigns: 0 }],
    ["settled", { campaigns: 1 }],
  ] as const)(
    "[PAYSRV-K6] is finished by the sweeper when it broke off at %s",
    async (moment, at) => {
      const checkout = await harness.opened(`saved card dies at ${moment}`);
      harness.dieAt(moment);
      expect((await pay(checkout)).status).toBe(500);
      expect(await harness.made(checkout.id)).toMatchObject(at);
      await harness.sweepLater();
      expect(await harness.made(checkout.id)).toEqual(ONCE);
      expect((await pay(checkout)).data.response).toBe("successful");
      expect(await countCharges(checkout)).toBe(1);
    },
  );

  it.each([
    ["loses its answer", { loseNext: 20 }],
    ["fails", { failNext: 20 }],
  ])("[PAYSRV-K6] is under way while the provider %s, and charges once", async (name, faults) => {
    const checkout = await harness.opened(`saved card, provider ${name}`);
    await harness.setFaults(faults);
    expect(await pay(checkout)).toMatchObject({ status: 200, data: { response: "processing" } });
    expect((await harness.find(checkout.id)).data.state).toBe("unknown");
    await harness.setFaults({ loseNext: 0, failNext: 0 });
    expect((await pay(checkout)).data.response).toBe("successful");
    expect(await countCharges(checkout)).toBe(1);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-K6] charges once if the response to the charge itself was lost", async () => {
    const checkout = await harness.opened("charge without an answer");
    const { services, database } = harness.server;
    const { rows } = await database.owner.query<{ id: string; customer_id: string }>(
      "select payment_attempt.id, customer_id from payment_attempt, card_customer where checkout_id = $1",
      [checkout.id],
    );
    const [attempt] = rows;
    const cards: typeof services.cards = {
      ...services.cards,
      confirm: async (confirmation) => {
        await services.cards.confirm(confirmation);
        return { tag: "unavailable", reason: "the connection broke" };
      },
    };
    await reconcileAttempt(
      { ...services, cards },
      attempt?.id ?? "",
      { actor: "test" },
      {
        tag: "chargeCard",
        charge: {
          cardId: card["pm_card_visa"] ?? "",
          customerId: attempt?.customer_id ?? "",
          confirms: 0,
        },
      },
    );
    expect((await harness.find(checkout.id)).data.state).toBe("unknown");
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
    expect((await pay(checkout)).data.response).toBe("successful");
    expect(await countCharges(checkout)).toBe(1);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-K6] refuses another amount, no checkout, a foreign card and another user, and charges nothing", async () => {
    const checkout = await harness.opened("refused");
    const visa = card["pm_card_visa"];
    const call = (path: string, who = "merchant") => harness.server.call(who, "GET", path);
    const responses = [
      await call(`/payWithExistingCard/${me}/0.5/${visa}?checkout=${checkout.id}`),
      await call(`/payWithExistingCard/${me}/${checkout.receipt.charge}/${visa}`),
      await pay(checkout, "pm_sbx_unknown"),
      // A colleague may pay the checkout, with cards of their own alone.
      await pay(checkout, visa, "branch", encodeEmail("branch@marquee.test")),
      await pay(checkout, visa, "branch"),
      await pay(checkout, visa, "reader", encodeEmail("reader@marquee.test")),
      await pay(checkout, visa, "other", encodeEmail("other@marquee.test")),
    ];
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 404, 404, 403, 403, 404]);
    expect(await countCharges(checkout)).toBe(0);
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-K6] [PAYSRV-K16] reports it if the provider has no such card any more, and offers it no more", async () => {
    const checkout = await harness.opened("card is gone there");
    await harness.stripe.paymentMethods.detach(card["pm_card_mastercard"] ?? "");
    expect(await pay(checkout, card["pm_card_mastercard"])).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining("choose another") },
    });
    expect((await harness.find(checkout.id)).data.state).toBe("open");
    const { data: cards } = await harness.server.call<SavedCard[]>(
      "merchant",
      "GET",
      `/getCustomerCardList/${me}`,
    );
    expect(cards.map(({ cardId }) => cardId)).not.toContain(card["pm_card_mastercard"]);
    expect((await pay(checkout)).data.response).toBe("successful");
  });

  it("[PAYSRV-I1] shows the caller's saved cards if an intent is requested", async () => {
    const { id, receipt } = await harness.opened("with cards");
    const { data } = await harness.server.call<{ cardList: SavedCard[] }>(
      "merchant",
      "GET",
      `/create-payment-intent/${me}/${receipt.charge}?checkout=${id}`,
    );
    expect(data.cardList.map(({ last4digit }) => last4digit)).toContain("4242");
  });
});
