import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

const time = { now: new Date("2026-03-02T18:00:00.000Z") };
let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness({ clock: { now: () => time.now } });
});
afterAll(() => harness.close());

async function pay(amount: number, number = "4242424242424242"): Promise<Stripe.PaymentIntent> {
  const intent = await harness.stripe.paymentIntents.create({
    amount,
    currency: "cad",
    metadata: { checkout: "c1" },
  });
  await harness.confirm(intent, { number });
  return harness.stripe.paymentIntents.retrieve(intent.id);
}

/** The lines of the balance of one payment, with what they are about. */
async function linesOf(intent: Stripe.PaymentIntent) {
  const { data } = await harness.stripe.balanceTransactions.list({
    expand: ["data.source"],
    limit: 100,
  });
  return data.filter(
    ({ source }) =>
      typeof source === "object" &&
      source !== null &&
      "payment_intent" in source &&
      source.payment_intent === intent.id,
  );
}

it("[SBX-P15] has a line for each charge, refund, failed refund and dispute, with fees and what it is about", async () => {
  const intent = await pay(10_000, "4000000000005126");
  await harness.stripe.refunds.create({ payment_intent: intent.id, amount: 1000 });
  time.now = new Date(time.now.getTime() + 4000);
  await harness.post("/__sandbox/webhooks/flush", {});
  const disputed = await pay(500, "4000000000000259");
  const rowsOf = (lines: readonly Stripe.BalanceTransaction[]) =>
    lines.map(({ type, amount, fee, net }) => [type, amount, fee, net]);
  expect(rowsOf(await linesOf(intent))).toEqual([
    ["refund_failure", 1000, 0, 1000],
    ["refund", -1000, 0, -1000],
    ["charge", 10_000, 320, 9680],
  ]);
  expect(rowsOf(await linesOf(disputed))).toEqual([
    ["adjustment", -500, 1500, -2000],
    ["charge", 500, 45, 455],
  ]);
  const [charge] = (await linesOf(intent)).slice(-1);
  expect(charge?.source).toMatchObject({ object: "charge", metadata: { checkout: "c1" } });
});

it("[SBX-P15] lists them by time, page by page", async () => {
  const since = Math.floor(time.now.getTime() / 1000) + 60;
  time.now = new Date((since + 1) * 1000);
  for (const amount of [101, 102, 103]) await pay(amount);
  const amounts: number[] = [];
  for await (const { amount } of harness.stripe.balanceTransactions.list({
    created: { gte: since },
    limit: 2,
  }))
    amounts.push(amount);
  expect(amounts).toEqual([103, 102, 101]);
  const before = await harness.stripe.balanceTransactions.list({ created: { lt: 1000 } });
  expect(before.data).toEqual([]);
});

it("[SBX-P15] pays out what is available, a payout for each day, and says what it was made of", async () => {
  await pay(2000);
  time.now = new Date(time.now.getTime() + 3 * 86_400_000);
  await expect
    .poll(async () => (await harness.stripe.payouts.list({ limit: 100 })).data.length)
    .toBeGreaterThan(0);
  const { data } = await harness.stripe.payouts.list({ limit: 100 });
  for (const { id, amount } of data) {
    const lines = await harness.stripe.balanceTransactions.list({ payout: id, limit: 100 });
    expect(lines.data.reduce((sum, { net }) => sum + net, 0)).toBe(amount);
  }
});
