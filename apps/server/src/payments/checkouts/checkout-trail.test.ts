import type { CheckoutTrail } from "@marquee/domain/payments/checkout-trail.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

const getTrail = (id: string, who = "master") =>
  harness.server.call<CheckoutTrail>(who, "GET", `/checkoutTrail/${id}`);

describe("the trail of a checkout", () => {
  it("[PAYSRV-D3] has its stored states with their times, by its own id and by that of its payment", async () => {
    const checkout = await harness.opened("replayed");
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    const { data } = await getTrail(checkout.id);
    expect(data).toMatchObject({ checkoutId: checkout.id, isFree: false });
    expect(data.entries.map(({ state }) => state)).toEqual(["open", "paid"]);
    expect(data.entries[0]?.by).toBe("person");
    const times = data.entries.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((await getTrail(checkout.paymentIntentId ?? "")).data).toEqual(data);
    expect(JSON.stringify(data)).not.toContain("@");
  });

  it("[PAYSRV-D3] is read by those who may see transactions alone", async () => {
    const checkout = await harness.opened("not shown");
    expect((await getTrail(checkout.id, "merchant")).status).toBe(403);
    expect((await getTrail("0".repeat(32))).status).toBe(404);
  });
});
