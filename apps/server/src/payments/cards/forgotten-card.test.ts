import { encodeEmail } from "@marquee/api/http/path";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ONCE, paymentBench, type PaymentBench } from "@marquee/verification/harness/payment-bench";

const me = encodeEmail("merchant@marquee.test");
let bench: PaymentBench;
beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());

const keep = (id: string) =>
  bench.server.call("merchant", "POST", `/checkouts/${id}/keepCard`, { body: { keep: true } });
const cards = async () =>
  (await bench.server.call<SavedCard[]>("merchant", "GET", `/getCustomerCardList/${me}`)).data;

it("[PAYSRV-K11] stays forgotten, when a payment with it that was to keep it is settled afterwards", async () => {
  const first = await bench.opened("kept");
  await keep(first.id);
  await bench.confirm(first);
  await bench.reconcile(first.id);
  const [card] = await cards();
  if (!card) throw new Error("no card was kept");

  const checkout = await bench.opened("paid with the kept card");
  await keep(checkout.id);
  await bench.turn({ hold: true });
  bench.dieAt("providerAsked");
  const path = `/payWithExistingCard/${me}/${checkout.receipt.charge}/${card.cardId}?checkout=${checkout.id}`;
  expect((await bench.server.call<SavedCardPayment>("merchant", "GET", path)).status).toBe(500);
  const forgotten = await bench.server.call(
    "merchant",
    "GET",
    `/deleteCustomerCard/${me}/${card.cardId}`,
  );
  expect(forgotten.status).toBe(200);

  expect((await bench.reconcile(checkout.id)).data.state).toBe("paid");
  expect(await bench.made(checkout.id)).toEqual(ONCE);
  expect((await bench.stripe.paymentMethods.retrieve(card.cardId)).customer).toBeNull();
  expect(await cards()).toEqual([]);
});
