import { afterAll, beforeAll, expect, it } from "vitest";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

const time = { now: new Date("2026-03-02T18:00:00.000Z") };
let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness({ clock: { now: () => time.now } });
});
afterAll(() => harness.close());

const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

async function createRefund(number: string) {
  const intent = await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  await harness.confirm(intent, { number });
  return harness.stripe.refunds.create({ payment_intent: intent.id });
}

const eventTypes = async (id: string) => {
  const { data } = await harness.stripe.events.list({ limit: 100 });
  return data
    .filter((one) => "id" in one.data.object && one.data.object.id === id)
    .map(({ type }) => type);
};

const refundedAmount = async (charge: unknown) =>
  (await harness.stripe.charges.retrieve(String(charge))).amount_refunded;

it("[SBX-P10] takes a refund of 7726 slowly, and lets it arrive", async () => {
  const refund = await createRefund("4000000000007726");
  expect(refund.status).toBe("pending");
  later(4);
  expect((await harness.stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
  expect(await eventTypes(refund.id)).toEqual(["refund.updated", "refund.created"]);
});

it("[SBX-P10] lets a refund of 5126 come back: the charge has its money again", async () => {
  const refund = await createRefund("4000000000005126");
  expect(refund.status).toBe("succeeded");
  later(4);
  await harness.post("/__sandbox/webhooks/flush", {});
  expect(await harness.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: "failed",
    failure_reason: "unknown",
  });
  expect(await eventTypes(refund.id)).toEqual(["refund.failed", "refund.created"]);
  expect(await refundedAmount(refund.charge)).toBe(0);
});

it("[SBX-P8] shows the charge in its event as it is returned, with the metadata of its intent", async () => {
  const intent = await harness.stripe.paymentIntents.create({
    amount: 500,
    currency: "cad",
    metadata: { checkout: "checkout-1" },
    payment_method: "pm_card_visa",
    confirm: true,
  });
  await harness.stripe.refunds.create({ payment_intent: intent.id, amount: 200 });
  const { latest_charge: charge } = await harness.stripe.paymentIntents.retrieve(intent.id, {
    expand: ["latest_charge"],
  });
  expect(charge).toMatchObject({ amount_refunded: 200, metadata: { checkout: "checkout-1" } });
  const { data } = await harness.stripe.events.list({ limit: 100, type: "charge.refunded" });
  expect(data.map((one) => one.data.object)).toContainEqual(charge);
});
