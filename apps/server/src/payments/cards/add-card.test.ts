import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paymentBench, type PaymentBench } from "@marquee/verification/harness/payment-bench";

let bench: PaymentBench;
beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.flush();
  await bench.server.database.owner.query("truncate saved_card, card_customer");
});

const me = encodeEmail("merchant@marquee.test");
const keep = (id: string, kept = true, who = "merchant") =>
  bench.server.call<Checkout>(who, "POST", `/checkouts/${id}/keepCard`, { body: { keep: kept } });
const cards = async () =>
  (await bench.server.call<SavedCard[]>("merchant", "GET", `/getCustomerCardList/${me}`)).data;
const add = (intentId: string | null, who = "merchant") =>
  bench.server.call<SavedCard>(who, "GET", `/addStripCardToCustomer/${me}/${intentId}`);

describe("the card of an intent", () => {
  it("[PAYSRV-K5] is answered by its intent, which is settled where nobody has yet", async () => {
    const checkout = await bench.opened("nobody came back");
    await keep(checkout.id);
    expect((await add(checkout.paymentIntentId)).status).toBe(409);
    await bench.confirm(checkout);
    const answers = await Promise.all([1, 2, 3].map(() => add(checkout.paymentIntentId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill((await cards())[0]));
    expect((await bench.find(checkout.id)).data.state).toBe("paid");
  });

  it("[PAYSRV-K5] is not answered by an intent that kept none, that is foreign, or unknown", async () => {
    const unkept = await bench.opened("not kept");
    await bench.confirm(unkept);
    await bench.reconcile(unkept.id);
    const foreign = await bench.stripe.paymentIntents.create({
      amount: 50,
      currency: "cad",
      payment_method: "pm_card_visa",
      confirm: true,
    });
    for (const id of [unkept.paymentIntentId, foreign.id, "pi_nobody"])
      expect(await add(id)).toMatchObject({ status: 409, error: { tag: "Conflict" } });
    expect(await cards()).toEqual([]);
  });

  it("[PAYSRV-K5] is a 503 while the provider does not say", async () => {
    const checkout = await bench.opened("provider away");
    await keep(checkout.id);
    await bench.confirm(checkout);
    await bench.turn({ failNext: 2 });
    expect((await add(checkout.paymentIntentId)).status).toBe(503);
    await bench.turn({ failNext: 0 });
    expect((await add(checkout.paymentIntentId)).status).toBe(200);
  });
});
