import { encodeEmail } from "@marquee/api/http/path";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { WEBHOOK_SECRET } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { STRIPE_WEBHOOK } from "../webhooks/stripe-webhook.ts";

const me = encodeEmail("merchant@marquee.test");
let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

const cards = async () =>
  (await harness.server.call<SavedCard[]>("merchant", "GET", `/getCustomerCardList/${me}`)).data;

/** An event of the provider about a card, with content that says something else than the provider does. */
async function sendEvent(
  id: string,
  type: string,
  cardId: string,
  idempotencyKey: string | null = null,
): Promise<number> {
  const object = { id: cardId, object: "payment_method", card: { exp_year: 1999 } };
  const request = { id: "req_1", idempotency_key: idempotencyKey };
  const payload = JSON.stringify({ id, object: "event", type, data: { object }, request });
  const signature = harness.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
    timestamp: Math.floor(Date.now() / 1000),
  });
  const response = await harness.server.app.inject({
    method: "POST",
    url: STRIPE_WEBHOOK,
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
  return response.statusCode;
}

it("[PAYSRV-K17] is renewed when the bank renews it, and goes when it is detached at the provider", async () => {
  const checkout = await harness.opened("saved");
  await harness.saveCard(checkout.id);
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
  const [card] = await cards();
  if (!card) throw new Error("no card was saved");
  const { cardId } = card;

  await harness.server.database.owner.query(
    "update sandbox.stripe_payment_method set exp_month = 7, exp_year = 2041, last4 = '0077' where id = $1",
    [cardId],
  );
  expect(await sendEvent("evt_renewed", "payment_method.automatically_updated", cardId)).toBe(200);
  expect(await cards()).toEqual([{ ...card, expMonth: 7, expYear: 2041, last4digit: "0077" }]);

  expect(await sendEvent("evt_early", "payment_method.detached", cardId)).toBe(200);
  expect(await cards()).toHaveLength(1);
  await harness.stripe.paymentMethods.detach(cardId);
  // a call of ours, whose user deletes the card after it
  expect(await sendEvent("evt_ours", "payment_method.detached", cardId, "forget:1")).toBe(200);
  expect(await cards()).toHaveLength(1);
  expect(await sendEvent("evt_detached", "payment_method.detached", cardId)).toBe(200);
  expect(await cards()).toEqual([]);
  expect(await sendEvent("evt_unknown", "payment_method.detached", "pm_foreign")).toBe(200);
});
