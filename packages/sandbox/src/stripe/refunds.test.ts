import { afterAll, beforeAll, expect, it } from "vitest";
import { openStripeBench, type StripeBench } from "../testing/stripe-bench.ts";

const time = { now: new Date("2026-03-02T18:00:00.000Z") };
let bench: StripeBench;
beforeAll(async () => {
  bench = await openStripeBench({ clock: { now: () => time.now } });
});
afterAll(() => bench.close());

const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

async function refundOf(number: string) {
  const intent = await bench.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  await bench.confirm(intent, { number });
  return bench.stripe.refunds.create({ payment_intent: intent.id });
}

const typesOf = async (id: string) => {
  const { data } = await bench.stripe.events.list({ limit: 100 });
  return data
    .filter((one) => "id" in one.data.object && one.data.object.id === id)
    .map(({ type }) => type);
};

const refundedOf = async (charge: unknown) =>
  (await bench.stripe.charges.retrieve(String(charge))).amount_refunded;

it("[SBX-P10] takes a refund of 7726 slowly, and lets it arrive", async () => {
  const refund = await refundOf("4000000000007726");
  expect(refund.status).toBe("pending");
  later(4);
  expect((await bench.stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
  expect(await typesOf(refund.id)).toEqual(["refund.updated", "refund.created"]);
});

it("[SBX-P10] lets a refund of 5126 come back: the charge has its money again", async () => {
  const refund = await refundOf("4000000000005126");
  expect(refund.status).toBe("succeeded");
  later(4);
  await bench.post("/__sandbox/stripe/flush", {});
  expect(await bench.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: "failed",
    failure_reason: "unknown",
  });
  expect(await typesOf(refund.id)).toEqual(["refund.failed", "refund.created"]);
  expect(await refundedOf(refund.charge)).toBe(0);
});
