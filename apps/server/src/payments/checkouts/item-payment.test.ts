import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { ItemPayment } from "@marquee/domain/payments/item-payment.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

const HOUR = 60 * 60 * 1000;

const firstOffer = (name: string): string => harness.request(name).draft.offers[0] ?? "";
const ask = async (id: string, who = "merchant"): Promise<ItemPayment | null> => {
  const { status, data } = await harness.server.call<ItemPayment | null>(
    who,
    "GET",
    `/itemPayment/${id}`,
  );
  expect(status).toBe(200);
  return data;
};

/** A card whose payments take their time at the provider. */
async function payFor(checkout: Checkout): Promise<void> {
  const card = { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" };
  const slow = await harness.stripe.paymentMethods.create({ type: "card", card });
  await harness.confirm(checkout, slow.id);
  await harness.reconcile(checkout.id);
}

describe("the payment of an item", () => {
  it("[PAYSRV-C8] is under way from the confirmation until the provider has responded", async () => {
    const checkout = await harness.opened("under way");
    const offer = firstOffer("under way");
    expect(await ask(offer)).toBe(null);
    await payFor(checkout);
    const since = harness.server.clock.now().toISOString();
    expect(await ask(offer)).toEqual({ state: "unknown", since });
    expect(await ask(offer, "reader")).toEqual({ state: "unknown", since });
    expect(await ask(offer, "master")).toEqual({ state: "unknown", since });
    await harness.sweepLater(30 * HOUR);
    expect(await ask(offer)).toBe(null);
  });

  it("[PAYSRV-C8] waits at the bank if that checks the card", async () => {
    const checkout = await harness.opened("at the bank");
    await harness.confirm(checkout, "pm_card_authenticationRequired");
    await harness.reconcile(checkout.id);
    expect(await ask(firstOffer("at the bank"))).toMatchObject({ state: "requiresAction" });
  });

  it("[PAYSRV-C8] is shown of no item of others, nor of one that is not there", async () => {
    const checkout = await harness.opened("of others");
    await payFor(checkout);
    expect(await ask(firstOffer("of others"), "other")).toBe(null);
    expect(await ask("0".repeat(32))).toBe(null);
  });
});
