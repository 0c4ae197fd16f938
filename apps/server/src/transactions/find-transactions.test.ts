import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { addDays } from "@marquee/domain/dates/days";
import { centralDayOf } from "@marquee/domain/dates/central-time";
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
    invoiceKey: invoice?.id,
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

it("[TRANSACTION-L2] are listed by the days they were made on, the first and the last included", async () => {
  const [payment] = await find(checkoutPayment);
  const day = centralDayOf(payment?.createdOn ?? "");
  const between = (query: string) =>
    harness.server.call<Transaction[]>(
      "master",
      "GET",
      `/getCompanyTransactions/${COMPANY.maple}?${query}`,
    );
  const listed = async (query: string) => (await between(query)).data.map(({ id }) => id);
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  expect(await listed(`from=${day}&to=${day}`)).toEqual([payment?.id]);
  expect(await listed(`from=${before}`)).toEqual([payment?.id]);
  expect(await listed(`to=${before}`)).toEqual([]);
  expect(await listed(`from=${after}&to=${after}`)).toEqual([]);
  expect((await between("from=2026-02-30")).status).toBe(422);
});
