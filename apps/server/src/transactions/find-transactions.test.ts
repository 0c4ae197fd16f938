import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let harness: PaymentHarness;
let checkoutPayment = "";
beforeAll(async () => {
  harness = await paymentHarness();
  const checkout = await harness.opened("found", { campaignName: "Lanterns of winter" });
  checkoutPayment = checkout.paymentIntentId ?? "";
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
});
afterAll(() => harness.close());

const list = async <T>(call: string, text: string) =>
  (
    await harness.server.call<T[]>(
      "master",
      "GET",
      `/${call}/${COMPANY.maple}?q=${encodeURIComponent(text)}`,
    )
  ).data;
const find = (text: string) => list<Transaction>("getCompanyTransactions", text);

it("[TRANSACTION-L1] are titled by what was bought and by whom, and found by all that a paper says of them", async () => {
  const [payment] = await find(checkoutPayment);
  const [invoice] = await list<Invoice>("getCompanyInvoice", checkoutPayment);
  expect(payment).toMatchObject({
    campaignName: "Lanterns of winter",
    companyName: "Maple",
    invoiceId: invoice?.invoiceId,
  });
  for (const text of [
    "lanterns OF",
    "maple",
    invoice?.invoiceId ?? "",
    "4242",
    (payment?.amount ?? 0).toFixed(2),
  ])
    expect([text, (await find(text)).map(({ id }) => id)]).toEqual([text, [payment?.id]]);
  expect(await find("no such thing")).toEqual([]);
});
