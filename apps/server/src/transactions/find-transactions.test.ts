import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
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
  const listIds = async (query: string) => (await between(query)).data.map(({ id }) => id);
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  expect(await listIds(`from=${day}&to=${day}`)).toEqual([payment?.id]);
  expect(await listIds(`from=${before}`)).toEqual([payment?.id]);
  expect(await listIds(`to=${before}`)).toEqual([]);
  expect(await listIds(`from=${after}&to=${after}`)).toEqual([]);
  expect((await between("from=2026-02-30")).status).toBe(422);
});

it("[LIST-Q6] compares the newest 10,000 with a text, and reports that there are more, even if it finds nothing", async () => {
  const insert = (from: number, to: number) =>
    harness.server.database.owner.query(
      `insert into transaction (id, outcome_key, transaction_type, status, user_id, company_id, payment_type, amount, created_on)
       select 'many ' || n, 'many ' || n, 'Card Verification', 'Cancelled', 'm@marquee.test', $1, 'Card', 1, '2020-01-01'::timestamptz - n * interval '1 minute'
       from generate_series($2::int, $3::int) n`,
      [COMPANY.northline, from, to],
    );
  const search = async (text: string) => {
    const { data, meta } = await harness.server.call<Transaction[]>(
      "master",
      "GET",
      `/getCompanyTransactions/${COMPANY.northline}?page=1&size=10&q=${encodeURIComponent(text)}`,
    );
    return { found: data.map(({ id }) => id), ...meta };
  };
  await insert(1, 10_000);
  expect(await search("many 10000")).toEqual({ found: ["many 10000"], total: 1 });
  await insert(0, 0);
  expect(await search("many 10000")).toEqual({ found: [], total: 0, moreMayMatch: true });
  expect(await search("many 9999")).toEqual({ found: ["many 9999"], total: 1, moreMayMatch: true });
  expect(await search("northline many")).toMatchObject({ total: 10_000, moreMayMatch: true });
});
