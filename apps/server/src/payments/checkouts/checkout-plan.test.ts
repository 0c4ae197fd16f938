import type { CheckoutPlan } from "@marquee/domain/payments/checkout-plan.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

const readPlan = (id: string, who = "merchant") =>
  harness.server.call<CheckoutPlan>(who, "GET", `/checkouts/${id}/plan`);

describe("the plan of a checkout", () => {
  it("[PAYSRV-C9] is read by those who may pay it, as it was sent", async () => {
    const checkout = await harness.opened("left");
    const { data } = await readPlan(checkout.id);
    expect(data).toMatchObject({
      id: checkout.id,
      state: "open",
      isPayable: true,
      campaignId: null,
      purchase: { kind: "flyer", draft: { offers: harness.request("left").draft.offers } },
    });
    expect((await readPlan(checkout.id, "reader")).status).toBe(403);
    expect((await readPlan(checkout.id, "other")).status).toBe(404);
    expect((await readPlan("0".repeat(32))).status).toBe(404);
  });

  it("[PAYSRV-C9] is only a plan once the checkout has ended", async () => {
    const checkout = await harness.opened("ended");
    await harness.server.call("merchant", "POST", `/checkouts/${checkout.id}/cancel`);
    expect((await readPlan(checkout.id)).data).toMatchObject({
      state: "cancelled",
      isPayable: false,
    });
  });
});
