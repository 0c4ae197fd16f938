import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import {
  itemId,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeEach(async () => {
  harness = await paymentHarness();
});
afterEach(() => harness.close());

const me = encodeEmail("merchant@marquee.test");
const list = (who = "merchant") =>
  harness.server.call<SavedCard[]>(who, "GET", `/getCustomerCardList/${me}`);
const forget = (cardId: string | undefined, who = "merchant") =>
  harness.server.call<SavedCard>(who, "GET", `/deleteCustomerCard/${me}/${cardId}`);

/** Puts the merchant into a company, or into none. */
const moveTo = (companyId: string | null) =>
  harness.server.database.owner.query(
    "update app_user set company_id = $1, store_id = null where email = 'merchant@marquee.test'",
    [companyId],
  );

/** A card that the merchant has saved with a payment in their own company. */
async function savedCard(name: string): Promise<SavedCard> {
  const checkout = await harness.opened(name);
  await harness.saveCard(checkout.id);
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
  const [card] = (await list()).data;
  if (!card) throw new Error(`${name} has saved no card`);
  return card;
}

beforeEach(() => moveTo(COMPANY.maple));

describe("a user who is moved", () => {
  it("[PAYSRV-K10] pays in the new company with the card that was saved in the old one", async () => {
    const card = await savedCard("before the move");
    await moveTo(COMPANY.northline);
    expect((await list()).data).toEqual([card]);
    const { data: checkout } = await harness.open("after the move", {
      storeId: STORE.newYork,
      offers: [itemId("offer", "newYork", 1)],
      cityList: ["buffalo"],
    });
    const path = `/payWithExistingCard/${me}/${checkout.receipt.charge}/${card.cardId}`;
    const paid = await harness.server.call<SavedCardPayment>(
      "merchant",
      "GET",
      `${path}?checkout=${checkout.id}`,
    );
    expect(paid.data).toMatchObject({ response: "successful" });
    expect((await harness.find(checkout.id)).data).toMatchObject({
      state: "paid",
      paidWith: { last4digit: card.last4digit },
    } satisfies Partial<Record<keyof Checkout, unknown>>);
  });

  it("[PAYSRV-K10] keeps another card there beside the first", async () => {
    const first = await savedCard("the first");
    await moveTo(COMPANY.northline);
    const { data: checkout } = await harness.open("the second", {
      storeId: STORE.newYork,
      offers: [itemId("offer", "newYork", 2)],
      cityList: ["buffalo"],
    });
    await harness.saveCard(checkout.id);
    harness.server.clock.advance(1000);
    await harness.confirm(checkout, "pm_card_mastercard");
    await harness.reconcile(checkout.id);
    const digits = (await list()).data.map(({ last4digit }) => last4digit);
    expect(digits).toEqual(["4444", first.last4digit]);
  });

  it("[PAYSRV-K10] sees and forgets their cards also in no company", async () => {
    const card = await savedCard("before leaving");
    await moveTo(null);
    expect((await list()).data).toContainEqual(card);
    expect(await forget(card.cardId)).toMatchObject({ status: 200, data: card });
    expect((await list()).data).not.toContainEqual(card);
    expect((await forget(card.cardId)).status).toBe(404);
  });

  it("[PAYSRV-K10] leaves nothing of a card to the colleagues of the old company, nor to those of the new one", async () => {
    const card = await savedCard("not for colleagues");
    await moveTo(COMPANY.northline);
    for (const colleague of ["branch", "other"]) {
      expect((await list(colleague)).status).toBe(403);
      const own = `/deleteCustomerCard/${encodeEmail(`${colleague}@marquee.test`)}/${card.cardId}`;
      expect((await harness.server.call(colleague, "GET", own)).status).toBe(404);
    }
    expect((await list("master")).data).toContainEqual(card);
  });
});
