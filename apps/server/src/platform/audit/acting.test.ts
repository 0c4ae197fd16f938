import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { WEBHOOK_SECRET } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STRIPE_WEBHOOK } from "../../payments/webhooks/stripe-webhook.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

interface Trace {
  readonly noun: string;
  readonly actor: string;
  readonly origin: string;
  readonly request: string;
}

/** Who left what in the trail of a checkout, once it was open: of the checkout and of all that its payment made. */
async function checkoutTraces(checkoutId: string): Promise<readonly Trace[]> {
  const { rows } = await harness.server.database.owner.query<Trace>(
    `select noun, actor, origin, request from audit
     where (row_id = $1 and action = 'update') or after ->> 'checkout_id' = $1
     order by noun`,
    [checkoutId],
  );
  return rows;
}

const MADE = ["campaigns", "checkouts", "invoices", "transactions"];

/** A checkout that the card has been charged for, and whose payer has not come back. */
async function chargeCheckout(name: string) {
  const { data } = await harness.open(name);
  await harness.confirm(data);
  return data;
}

/** All rows agree, as they were written in one transaction. */
function allBy(trail: readonly Trace[]): Omit<Trace, "noun"> {
  expect([...new Set(trail.map(({ noun }) => noun))]).toEqual(MADE);
  const by = new Set(
    trail.map(({ actor, origin, request }) => JSON.stringify({ actor, origin, request })),
  );
  expect([...by]).toHaveLength(1);
  return JSON.parse([...by][0] ?? "{}") as Omit<Trace, "noun">;
}

describe("what a payment leaves in the audit trail", () => {
  it("[AUDIT-4] names the user, their address and their request if the browser came back", async () => {
    const checkout = await chargeCheckout("browser");
    await harness.reconcile(checkout.id);
    expect(allBy(await checkoutTraces(checkout.id))).toEqual({
      actor: "merchant@marquee.test",
      origin: "127.0.0.1",
      request: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it("[AUDIT-4] names the message if the provider reported it", async () => {
    const checkout = await chargeCheckout("webhook");
    const payload = JSON.stringify({
      id: "evt_audit",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: { id: checkout.paymentIntentId, object: "payment_intent" } },
    });
    const signature = harness.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
    });
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const response = await harness.server.app.inject({
      method: "POST",
      url: STRIPE_WEBHOOK,
      headers,
      payload,
    });
    expect(response.statusCode).toBe(200);
    expect(allBy(await checkoutTraces(checkout.id))).toEqual({
      actor: "stripe",
      origin: "webhook:evt_audit",
      request: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it("[AUDIT-4] names the sweeper and its turn if the payer did not come back", async () => {
    const checkout = await chargeCheckout("sweeper");
    await harness.sweepLater();
    expect(allBy(await checkoutTraces(checkout.id))).toEqual({
      actor: "sweeper",
      origin: "sweeper",
      request: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });
});
