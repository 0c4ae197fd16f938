import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { daysOfMonth } from "@marquee/domain/invoices/invoice-months";
import type { Invoice, InvoiceMonths } from "@marquee/domain/invoices/invoice.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let harness: PaymentHarness;
let issued: readonly Invoice[] = [];
beforeAll(async () => {
  harness = await paymentHarness();
  for (const campaignName of ["Lanterns", "Stoneware"]) {
    const checkout = await harness.opened(campaignName, { campaignName });
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
  }
  issued = (await get<Invoice[]>("")).data;
});
afterAll(() => harness.close());

const get = <T>(after: string, user: "merchant" | "master" | "other" = "merchant", id = "") =>
  harness.server.call<T>(user, "GET", `/getCompanyInvoice/${id || COMPANY.maple}${after}`);
const dayOf = () => centralDayOf(issued[0]?.createdOn ?? "");

it("[INV-B1] are listed by month with their number and their sum, of the company or the branch", async () => {
  const month = dayOf().slice(0, 7);
  const sum = issued.reduce(
    (cents, { paymentAmount }) => cents + Math.round(paymentAmount * 100),
    0,
  );
  const expected = { months: [{ month, invoices: 2, paymentAmount: sum / 100 }] };
  expect((await get<InvoiceMonths>("/months")).data).toEqual(expected);
  const { fromDate, toDate } = daysOfMonth(month);
  expect((await get<InvoiceMonths>(`/months?from=${fromDate}&to=${toDate}`)).data).toEqual(
    expected,
  );
  expect((await get<InvoiceMonths>(`/months?from=${addDays(toDate, 1)}`)).data).toEqual({
    months: [],
  });
  expect((await get<InvoiceMonths>("/months?storeId=nowhere")).data).toEqual({ months: [] });
});

it("[INV-B1] are those of the days that are chosen in a list, too", async () => {
  const day = dayOf();
  expect((await get<Invoice[]>(`?from=${day}&to=${day}`)).data).toHaveLength(2);
  expect((await get<Invoice[]>(`?to=${addDays(day, -1)}`)).data).toEqual([]);
});

it("[INV-B2] invoices of some days are one PDF, each on pages of its own, and none is not there", async () => {
  const day = dayOf();
  const file = await get(`/pdf?from=${day}&to=${day}`);
  expect(file.status).toBe(200);
  expect(file.text.startsWith("%PDF-")).toBe(true);
  expect(file.text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect((await get(`/pdf?to=${addDays(day, -1)}`)).status).toBe(404);
});

it("[INV-B1] [INV-B2] invoices of another company are refused", async () => {
  expect((await get("/months", "other")).status).toBe(403);
  expect((await get("/pdf", "other")).status).toBe(403);
});
