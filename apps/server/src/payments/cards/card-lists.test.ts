import { encodeEmail } from "@marquee/api/http/path";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let harness: PaymentHarness;
const encodedEmail = (who: string) => encodeEmail(`${who}@marquee.test`);
const list = (who: string, whose: string, query = "") =>
  harness.server.call<SavedCard[]>(
    who,
    "GET",
    `/getCustomerCardList/${encodedEmail(whose)}${query}`,
  );
const remove = (who: string, whose: string, cardId = "") =>
  harness.server.call<SavedCard>(
    who,
    "GET",
    `/deleteCustomerCard/${encodedEmail(whose)}/${cardId}`,
  );

let saved = 0;
/** A card that the merchant keeps with a payment. */
async function save(token: string): Promise<SavedCard> {
  const checkout = await harness.opened(`saving ${(saved += 1)}`);
  await harness.saveCard(checkout.id);
  harness.server.clock.advance(1000);
  await harness.confirm(checkout, token);
  await harness.reconcile(checkout.id);
  const path = `/addStripCardToCustomer/${encodedEmail("merchant")}/${checkout.paymentIntentId}`;
  return (await harness.server.call<SavedCard>("merchant", "GET", path)).data;
}

beforeEach(async () => {
  harness = await paymentHarness();
});
afterEach(() => harness.close());

describe("the saved cards of a user", () => {
  it("[PAYSRV-K7] are seen by their owners and by those who manage the cards of others", async () => {
    const visa = await save("pm_card_visa");
    const amex = await save("pm_card_amex");
    expect((await list("merchant", "merchant")).data).toEqual([amex, visa]);
    expect((await list("master", "merchant")).data).toEqual([amex, visa]);
    expect((await list("agent", "merchant", "?q=4242")).data).toEqual([visa]);
    expect((await list("merchant", "merchant", "?sort=brand&size=1")).data).toEqual([amex]);
    for (const who of ["reader", "branch", "other", "shop"])
      expect((await list(who, "merchant")).status).toBe(403);
    // At a checkout every user sees their own, shop-platform users too.
    expect((await list("shop", "shop")).data).toEqual([]);
  });

  it("[PAYSRV-K7] are deleted by their owners and by those who manage the cards of others", async () => {
    const card = await save("pm_card_visa");
    await save("pm_card_amex");
    for (const who of ["reader", "other", "shop"])
      expect((await remove(who, "merchant", card.cardId)).status).toBe(403);
    expect((await remove("shop", "shop", card.cardId)).status).toBe(403);
    expect((await list("merchant", "merchant")).data).toHaveLength(2);
    expect(await remove("master", "merchant", card.cardId)).toMatchObject({
      status: 200,
      data: card,
    });
    expect((await list("merchant", "merchant")).data).toHaveLength(1);
  });

  it("[PAYSRV-K7] are not saved by shop-platform users, who may say so of their payment", async () => {
    const { id } = await harness.opened("of a shop");
    await harness.server.database.owner.query(
      "update app_user set is_shopify = 'Y' where email = 'merchant@marquee.test'",
    );
    expect(await harness.saveCard(id, true)).toMatchObject({ status: 403 });
    expect(await harness.saveCard(id, false)).toMatchObject({
      status: 200,
      data: { savesCard: false },
    });
  });

  it("[PAYSRV-K8] are forgotten at the provider and here; what is not theirs is not there", async () => {
    const card = await save("pm_card_mastercard");
    const gone = await remove("merchant", "merchant", "pm_sbx_unknown");
    const foreign = await remove("reader", "reader", card.cardId);
    expect(gone.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(gone));
    expect((await remove("merchant", "merchant", card.cardId)).data).toEqual(card);
    const method = await harness.stripe.paymentMethods.retrieve(card.cardId);
    expect(method.customer).toBeNull();
    expect(withoutReference(await remove("merchant", "merchant", card.cardId))).toBe(
      withoutReference(gone),
    );
  });

  it("[PAYSRV-K8] stay while the provider is away, and go when a broken call is repeated", async () => {
    const card = await save("pm_card_mastercard");
    await harness.setFaults({ failNext: 4 });
    expect(await remove("merchant", "merchant", card.cardId)).toMatchObject({
      status: 503,
      error: { tag: "Unavailable" },
    });
    await harness.setFaults({ failNext: 0 });
    expect((await list("merchant", "merchant")).data).toContainEqual(card);
    // As a server that died after the provider had forgotten the card.
    await harness.stripe.paymentMethods.detach(card.cardId);
    expect((await remove("merchant", "merchant", card.cardId)).status).toBe(200);
    expect((await list("merchant", "merchant")).data).not.toContainEqual(card);
  });
});
