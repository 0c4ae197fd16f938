import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import {
  itemId,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
let paid: Checkout;
let foreign: Checkout;
beforeAll(async () => {
  harness = await paymentHarness();
  const { data } = await harness.open("paid");
  await harness.confirm(data);
  paid = (await harness.reconcile(data.id)).data;
  const newYork = {
    storeId: STORE.newYork,
    offers: [itemId("offer", "newYork", 1)],
    cityList: ["buffalo"],
  };
  foreign = (await harness.open("foreign", newYork, null, "other")).data;
});
afterAll(() => harness.close());

describe("the specification's calls", () => {
  const me = encodeEmail("merchant@marquee.test");
  const ask = (path: string, who = "merchant") =>
    harness.server.call<{ clientSecret: string }>(who, "GET", path);
  const create = (amount: number, checkout?: string) =>
    ask(`/create-payment-intent/${me}/${amount}${checkout ? `?checkout=${checkout}` : ""}`);
  const update = (amount: number, intent: string, checkout: string) =>
    ask(`/update-payment-intent/${me}/${amount}/${intent}?checkout=${checkout}`);

  it("[PAYSRV-I1] return the intent of a checkout, asked for at 0.50 or at its charge", async () => {
    const { data } = await harness.open("calls", {});
    const intent = {
      clientSecret: data.clientSecret,
      paymentIntentId: data.paymentIntentId,
      cardList: [],
    };
    expect((await create(0.5, data.id)).data).toEqual(intent);
    expect((await create(data.receipt.charge, data.id)).data).toEqual(intent);
    const id = data.paymentIntentId ?? "";
    expect((await update(data.receipt.charge, id, data.id)).data).toEqual(intent);
  });

  it("[PAYSRV-I1] refuse another amount, another intent and no checkout, and charge nothing", async () => {
    const { data } = await harness.open("wrong calls", {});
    const id = data.paymentIntentId ?? "";
    const other = paid.paymentIntentId ?? "";
    const responses = [
      await create(0.51, data.id),
      await create(5),
      await update(0.5, id, data.id),
      await update(data.receipt.charge - 0.01, id, data.id),
      await update(data.receipt.charge, other, data.id),
      await create(0.5, paid.id),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 409));
    expect((await ask(`/create-payment-intent/${me}/0.5?checkout=${foreign.id}`)).status).toBe(404);
    const intent = await harness.stripe.paymentIntents.retrieve(id);
    expect(intent).toMatchObject({ amount: 345, status: "requires_payment_method" });
  });

  it("[PAYSRV-I2] return what a paid checkout made, and nothing if no payment belongs to them", async () => {
    const { data: open } = await harness.open("unpaid", {});
    const post = (path: string, id: string, who = "merchant") =>
      harness.server.call<{ id: string; checkoutId?: string }>(
        who,
        "POST",
        `${path}/${me}?checkout=${id}`,
        {
          body: { id },
        },
      );
    const { id, campaignId, invoiceId } = paid;
    expect((await post("/campaign", id)).data.id).toBe(campaignId);
    expect((await post("/invoice", id)).data.id).toBe(invoiceId);
    expect((await post("/paymentTransaction", id, "master")).data).toMatchObject({
      status: "Paid",
      campaignId,
    });
    expect((await post("/paymentTransaction", open.id, "master")).status).toBe(409);
    for (const path of ["/campaign", "/invoice"]) {
      expect((await post(path, open.id)).status).toBe(409);
      expect((await post(path, foreign.id)).status).toBe(404);
    }
  });

  it("[PAYSRV-I3] refuse another status, amount or price than what was paid", async () => {
    const send = async (path: string, body: object) =>
      (
        await harness.server.call("master", "POST", `${path}/${me}?checkout=${paid.id}`, {
          body: { id: paid.id, ...body },
        })
      ).status;
    const { total, charge } = paid.receipt;
    const { campaignId } = paid;
    const right = { status: "Paid", amount: charge, paymentType: "Card", campaignId };
    expect(await send("/paymentTransaction", right)).toBe(200);
    for (const wrong of [
      { status: "Fail" },
      { amount: charge + 1 },
      { paymentType: "PayPal" },
      { campaignId: "another" },
      { payerId: "another" },
    ])
      expect(await send("/paymentTransaction", { ...right, ...wrong })).toBe(409);
    const campaign = { campaignType: "flyer", campaignFor: "offer", campaignPrice: total };
    expect(await send("/campaign", campaign)).toBe(200);
    expect(await send("/campaign", { ...campaign, campaignPrice: total - 1 })).toBe(409);
    expect(await send("/campaign", { ...campaign, campaignFor: "product" })).toBe(409);
    expect(await send("/campaign", { ...campaign, campaignArea: "country" })).toBe(409);
  });
});
