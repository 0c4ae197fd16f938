import { encodeEmail } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeEach(async () => {
  harness = await paypalHarness();
  await harness.server.database.owner.query(
    "insert into promocode (code, type, discount) values ('ALLOFIT', 'P', '100')",
  );
});
afterEach(() => harness.close());
beforeEach(() => harness.flush());

const VISA = { paymentType: "Card", brand: "visa", last4digit: "4242" };
const merchant = encodeEmail("merchant@marquee.test");
const savesCard = async (id: string, who?: string) => (await harness.find(id, who)).data.savesCard;

/** What the list of transactions shows of a checkout's, by their status. */
async function listPaidWith(name: string): Promise<Record<string, Transaction["paidWith"]>> {
  const { data } = await harness.server.call<Transaction[]>(
    "master",
    "GET",
    `/getCompanyTransactions/all?size=200&q=${name}`,
  );
  return Object.fromEntries(data.map(({ status, paidWith }) => [status, paidWith]));
}

describe("what was paid with", () => {
  it("[PAYSRV-F6] is the card that paid, and not the one that was declined", async () => {
    const checkout = await harness.opened("declined before");
    expect(checkout.paidWith).toBeNull();
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    const declined = await harness.reconcile(checkout.id);
    expect(declined.data).toMatchObject({ state: "declined", paidWith: null });
    await harness.confirm(checkout, "pm_card_mastercard");
    const { data } = await harness.reconcile(checkout.id);
    const card = { paymentType: "Card", brand: "mastercard", last4digit: "4444" };
    expect(data).toMatchObject({ state: "paid", paidWith: card });
    const byPayment = await listPaidWith(checkout.paymentIntentId ?? "");
    expect(byPayment).toEqual({ Paid: card, Fail: null });
  });

  it("[PAYSRV-F6] is known also if the message of the provider settles it alone", async () => {
    const checkout = await harness.opened("settled by message");
    await harness.confirm(checkout);
    await harness.flush();
    expect((await harness.find(checkout.id)).data).toMatchObject({ state: "paid", paidWith: VISA });
  });

  it("[PAYSRV-F6] is the saved card that was charged", async () => {
    const first = await harness.opened("saved with");
    await harness.saveCard(first.id);
    await harness.confirm(first, "pm_card_amex");
    await harness.reconcile(first.id);
    const { data: cards } = await harness.server.call<SavedCard[]>(
      "merchant",
      "GET",
      `/getCustomerCardList/${merchant}`,
    );
    const next = await harness.opened("paid with a saved one");
    const path = `/payWithExistingCard/${merchant}/${next.receipt.charge}/${cards[0]?.cardId}`;
    await harness.server.call<SavedCardPayment>("merchant", "GET", `${path}?checkout=${next.id}`);
    const amex = { paymentType: "Card", brand: "amex", last4digit: "0005" };
    expect((await harness.find(next.id)).data).toMatchObject({ state: "paid", paidWith: amex });
  });

  it("[PAYSRV-F6] is PayPal if PayPal paid", async () => {
    const { id, orderId } = await harness.ordered("by PayPal");
    expect((await harness.find(id)).data.paidWith).toBeNull();
    await harness.choose(orderId, "approve");
    expect((await harness.payOffer(id)).data.paidWith).toEqual({ paymentType: "PayPal" });
    expect(await listPaidWith(orderId)).toEqual({ Paid: { paymentType: "PayPal" } });
  });

  it("[PAYSRV-F6] is nothing if nothing was charged", async () => {
    const { data: free } = await harness.open("free", {}, "ALLOFIT");
    expect((await harness.reconcile(free.id)).data).toMatchObject({
      state: "paid",
      paidWith: null,
    });
  });

  it("[PAYSRV-F6] is in the record of money that has to go back", async () => {
    const checkout = await harness.opened("misfit");
    const intent = checkout.paymentIntentId ?? "";
    await harness.stripe.paymentIntents.update(intent, { amount: 50 });
    await harness.confirm(checkout);
    expect((await harness.reconcile(checkout.id)).data).toMatchObject({
      state: "refundDue",
      paidWith: null,
    });
    expect(await listPaidWith(intent)).toEqual({ Error: VISA });
  });
});

describe("an invoice", () => {
  /** What the invoice of a paid checkout shows of its payment, alone and in the list. */
  const readTexts = async ({ id }: Pick<Checkout, "id">) => {
    const { invoiceId } = (await harness.find(id)).data;
    const ask = <T>(path: string) => harness.server.call<T>("merchant", "GET", path);
    const { data: alone } = await ask<Invoice>(`/getInvoiceById/${invoiceId}`);
    const { data: list } = await ask<Invoice[]>(
      `/getCompanyInvoice/${alone.companyId}?q=${alone.invoiceId}`,
    );
    expect(list).toEqual([alone]);
    return [alone.paymentType, alone.paidWith];
  };

  it("[INV-W1] shows what it was paid with, and not what was declined before", async () => {
    const card = await harness.opened("invoice by card");
    await harness.confirm(card, "pm_card_chargeDeclined");
    await harness.reconcile(card.id);
    await harness.confirm(card);
    await harness.reconcile(card.id);
    expect(await readTexts(card)).toEqual(["Card", VISA]);
    const order = await harness.ordered("invoice by PayPal");
    await harness.choose(order.orderId, "approve");
    await harness.payOffer(order.id);
    expect(await readTexts(order)).toEqual(["PayPal", { paymentType: "PayPal" }]);
  });

  it("[INV-W1] shows nothing of it if nothing was charged", async () => {
    const { data: free } = await harness.open("free invoice", {}, "ALLOFIT");
    await harness.reconcile(free.id);
    expect(await readTexts(free)).toEqual(["Card", null]);
  });
});

describe("whether a payment keeps its card", () => {
  it("[PAYSRV-K9] is what was set last, for who opened it alone", async () => {
    const checkout = await harness.opened("said");
    expect(checkout.savesCard).toBe(false);
    expect((await harness.saveCard(checkout.id)).data.savesCard).toBe(true);
    expect([await savesCard(checkout.id), await savesCard(checkout.id, "branch")]).toEqual([
      true,
      false,
    ]);
    expect((await harness.saveCard(checkout.id, false)).data.savesCard).toBe(false);
    expect(await savesCard(checkout.id)).toBe(false);
  });

  it("[PAYSRV-K9] is the provider's value, once it was queried", async () => {
    const checkout = await harness.opened("said elsewhere");
    await harness.saveCard(checkout.id);
    const intent = checkout.paymentIntentId ?? "";
    await harness.stripe.paymentIntents.update(intent, { setup_future_usage: "" });
    expect(await savesCard(checkout.id)).toBe(true);
    expect((await harness.reconcile(checkout.id)).data.savesCard).toBe(false);
  });

  it("[PAYSRV-K9] stays so while the bank checks, and once it is paid", async () => {
    const checkout = await harness.opened("asked by the bank");
    await harness.saveCard(checkout.id);
    await harness.confirm(checkout, "pm_card_authenticationRequired");
    const asked = await harness.reconcile(checkout.id);
    expect(asked.data).toMatchObject({ state: "requiresAction", savesCard: true });
    await harness.confirm(checkout);
    expect((await harness.reconcile(checkout.id)).data).toMatchObject({
      state: "paid",
      savesCard: true,
    });
  });

  it("[PAYSRV-K9] is no longer so once PayPal collects, nor when the card is chosen again", async () => {
    const checkout = await harness.opened("to PayPal and back");
    await harness.saveCard(checkout.id);
    await harness.openPaypal(checkout.id);
    expect(await savesCard(checkout.id)).toBe(false);
    expect((await harness.payByCard(checkout.id)).data.savesCard).toBe(false);
  });
});
