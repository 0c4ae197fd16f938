import { encodeEmail } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import type { CallResponse } from "@marquee/verification/harness/call-response";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
let paid: Checkout;
beforeAll(async () => {
  harness = await paymentHarness();
  // A shop-platform user of the same company, so that it is their ability that is checked.
  await harness.server.database.owner.query(
    "update app_user set company_id = $1, store_id = null where email = 'shop@marquee.test'",
    [COMPANY.maple],
  );
  const checkout = await harness.opened("shown");
  await harness.confirm(checkout);
  paid = (await harness.reconcile(checkout.id)).data;
});
afterAll(() => harness.close());

const asPerson = <T>(who: string, call: string): Promise<CallResponse<T>> =>
  harness.server.call<T>(who, "POST", `/${call}/${encodeEmail(`${who}@marquee.test`)}`, {
    body: { id: paid.id },
  });
const statuses = async (ask: (who: string) => Promise<{ status: number }>, people: string[]) =>
  Object.fromEntries(
    await Promise.all(people.map(async (who) => [who, (await ask(who)).status] as const)),
  );
const CALLERS = ["master", "agent", "merchant", "branch", "reader", "shop"];

describe("who is shown a payment", () => {
  it("[PAYSRV-A3] is required of every call that returns its invoice", async () => {
    const seen = { master: 200, agent: 403, merchant: 200, branch: 403, reader: 403, shop: 403 };
    const byId = (who: string) =>
      harness.server.call(who, "GET", `/getInvoiceById/${paid.invoiceId}`);
    const pdf = (who: string) => harness.server.call(who, "GET", `/invoices/${paid.invoiceId}/pdf`);
    expect(await statuses(byId, CALLERS)).toEqual(seen);
    expect(await statuses(pdf, CALLERS)).toEqual(seen);
    expect(await statuses((who) => asPerson(who, "invoice"), CALLERS)).toEqual(seen);
    expect((await asPerson<Invoice>("merchant", "invoice")).data.id).toBe(paid.invoiceId);
  });

  it("[PAYSRV-A3] is asked of every call that returns its transaction", async () => {
    const seen = { master: 200, agent: 403, merchant: 403, branch: 403, reader: 403, shop: 403 };
    const list = (who: string) =>
      harness.server.call(who, "GET", `/getCompanyTransactions/${COMPANY.maple}`);
    expect(await statuses(list, CALLERS)).toEqual(seen);
    expect(await statuses((who) => asPerson(who, "paymentTransaction"), CALLERS)).toEqual(seen);
    const { data } = await asPerson<Transaction>("master", "paymentTransaction");
    expect(data.paymentId).toBe(paid.paymentIntentId);
  });

  it("[PAYSRV-A1] is refused a checkout that they could not pay for", async () => {
    const seen = { master: 200, agent: 200, merchant: 200, branch: 200, reader: 403, shop: 200 };
    const find = (who: string) => harness.find(paid.id, who);
    const reconcile = (who: string) => harness.reconcile(paid.id, who);
    expect(await statuses(find, CALLERS)).toEqual(seen);
    expect(await statuses(reconcile, CALLERS)).toEqual(seen);
    expect(await statuses((who) => asPerson(who, "offerCampaignPayment"), CALLERS)).toEqual(seen);
  });

  it("[PAYSRV-A2] is shown what it was paid with if they opened it or see invoices or transactions", async () => {
    const told = { paidWith: paid.paidWith, paymentIntentId: paid.paymentIntentId };
    expect(told.paidWith).toMatchObject({ last4digit: "4242" });
    for (const who of ["master", "merchant"])
      expect((await harness.find(paid.id, who)).data).toMatchObject(told);
    for (const who of ["agent", "branch"])
      expect((await harness.find(paid.id, who)).data).toMatchObject({
        state: "paid",
        paidWith: null,
        paymentIntentId: null,
      });
    const { data: opened } = await harness.open("of the branch", {}, null, "branch");
    await harness.confirm(opened);
    const { data: own } = await harness.reconcile(opened.id, "branch");
    expect(own).toMatchObject({
      paidWith: { last4digit: "4242" },
      paymentIntentId: opened.paymentIntentId,
    });
  });
});
