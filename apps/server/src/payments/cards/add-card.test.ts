import { encodeEmail } from "@marquee/api/http/path";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

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
const add = (intentId: string | null, who = "merchant") =>
  harness.server.call<SavedCard>(who, "GET", `/addStripCardToCustomer/${me}/${intentId}`);

describe("the card of an intent", () => {
  it("[PAYSRV-K5] is returned for its intent, which is settled if it is not yet", async () => {
    const checkout = await harness.opened("left for good");
    await harness.saveCard(checkout.id);
    expect((await add(checkout.paymentIntentId)).status).toBe(409);
    await harness.confirm(checkout);
    const responses = await Promise.all([1, 2, 3].map(() => add(checkout.paymentIntentId)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ data }) => data)).toEqual(Array(3).fill((await cards())[0]));
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
  });

  it("[PAYSRV-K5] is not returned for an intent that saved none, that is foreign, or unknown", async () => {
    const unsaved = await harness.opened("not saved");
    await harness.confirm(unsaved);
    await harness.reconcile(unsaved.id);
    const foreign = await harness.stripe.paymentIntents.create({
      amount: 50,
      currency: "cad",
      payment_method: "pm_card_visa",
      confirm: true,
    });
    for (const id of [unsaved.paymentIntentId, foreign.id, "pi_unknown"])
      expect(await add(id)).toMatchObject({ status: 409, error: { tag: "Conflict" } });
    expect(await cards()).toEqual([]);
  });

  it("[PAYSRV-K5] is a 503 while the provider does not respond", async () => {
    const checkout = await harness.opened("provider away");
    await harness.saveCard(checkout.id);
    await harness.confirm(checkout);
    await harness.setFaults({ failNext: 2 });
    expect((await add(checkout.paymentIntentId)).status).toBe(503);
    await harness.setFaults({ failNext: 0 });
    expect((await add(checkout.paymentIntentId)).status).toBe(200);
  });
});
