import { encodeEmail } from "@marquee/api/http/path";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import {
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, expect, it } from "vitest";

const me = encodeEmail("merchant@marquee.test");
let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

const cards = async () =>
  (await harness.server.call<SavedCard[]>("merchant", "GET", `/getCustomerCardList/${me}`)).data;

it("[PAYSRV-K11] stays forgotten, when a payment with it that was to keep it is settled afterwards", async () => {
  const first = await harness.opened("saved");
  await harness.saveCard(first.id);
  await harness.confirm(first);
  await harness.reconcile(first.id);
  const [card] = await cards();
  if (!card) throw new Error("no card was saved");

  const checkout = await harness.opened("paid with the saved card");
  await harness.saveCard(checkout.id);
  await harness.setFaults({ hold: true });
  harness.dieAt("providerQueried");
  const path = `/payWithExistingCard/${me}/${checkout.receipt.charge}/${card.cardId}?checkout=${checkout.id}`;
  expect((await harness.server.call<SavedCardPayment>("merchant", "GET", path)).status).toBe(500);
  const forgotten = await harness.server.call(
    "merchant",
    "GET",
    `/deleteCustomerCard/${me}/${card.cardId}`,
  );
  expect(forgotten.status).toBe(200);

  expect((await harness.reconcile(checkout.id)).data.state).toBe("paid");
  expect(await harness.made(checkout.id)).toEqual(ONCE);
  expect((await harness.stripe.paymentMethods.retrieve(card.cardId)).customer).toBeNull();
  expect(await cards()).toEqual([]);
});
