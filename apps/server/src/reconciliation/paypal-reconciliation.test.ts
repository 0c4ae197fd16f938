import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runComparison } from "./run-comparison.ts";

const DAY = 86_400_000;

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  await harness.setFaults({ dropNext: 0 });
  await harness.flush();
});

/** Compares more days than PayPal searches at once. */
async function compare() {
  const now = harness.server.clock.now().getTime();
  const period = { since: new Date(now - 70 * DAY), until: new Date(now + 1) };
  expect(await runComparison(harness.server.services, period)).toMatchObject({ failure: null });
}

const findDifferences = async (id: string) =>
  (
    await harness.server.call<BookDifference[]>(
      "master",
      "GET",
      `/reconciliation/differences?closed=N&q=${id}`,
    )
  ).data;

async function payOrder(name: string) {
  const { id, orderId } = await harness.ordered(name);
  await harness.choose(orderId, "approve");
  expect((await harness.payOffer(id)).status).toBe(200);
  await harness.flush();
  const { rows } = await harness.server.database.owner.query<{ readonly received_as: string }>(
    "select received_as from payment_attempt where provider_id = $1",
    [orderId],
  );
  return { id, orderId, capture: rows[0]?.received_as ?? "" };
}

const refund = (capture: string, value: string) =>
  harness.paypal("POST", `/v2/payments/captures/${capture}/refund`, {
    amount: { currency_code: "CAD", value },
  });

const dispute = async (orderId: string) => {
  const { origin } = harness.server.services;
  const response = await fetch(`${origin()}/__paysandbox/paypal/${orderId}/dispute`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  return (await response.json()) as { readonly dispute_id: string };
};

it("[RECONCILE-P2] finds nothing where the books and PayPal agree, over more days than one search takes", async () => {
  const { id, orderId, capture } = await payOrder("alike at PayPal");
  await refund(capture, "1.00");
  await harness.flush();
  await dispute(orderId);
  await harness.flush();
  await compare();
  expect(await findDifferences(id)).toEqual([]);
});

it("[RECONCILE-L4] finds a refund made in PayPal's own pages without an event", async () => {
  const { id, capture } = await payOrder("refunded at PayPal");
  await harness.setFaults({ dropNext: 1 });
  await refund(capture, "1.50");
  await harness.flush();
  await compare();
  expect(await findDifferences(id)).toMatchObject([
    { paymentType: "PayPal", kind: "otherRefunds", finding: "missingHere", thereAmount: 1.5 },
  ]);
});

it("[RECONCILE-L1] finds a capture that is not in the books", async () => {
  const { id, orderId } = await harness.ordered("captured behind our back");
  await harness.setFaults({ dropNext: 3 });
  await harness.choose(orderId, "approve");
  await harness.paypal("POST", `/v2/checkout/orders/${orderId}/capture`);
  await harness.flush();
  await compare();
  expect(await findDifferences(id)).toMatchObject([
    { paymentType: "PayPal", kind: "payment", finding: "otherState", thereState: "received" },
  ]);
});
