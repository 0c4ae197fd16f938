import type { Home } from "@marquee/domain/home/home.schema";
import type { CreditNote } from "@marquee/domain/invoices/invoice.schema";
import type { MailContent } from "@marquee/domain/mail/mail.schema";
import { formatAmount, formatCad } from "@marquee/domain/money/format-money";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { TaxTotal } from "@marquee/domain/reconciliation/difference.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { staffRefunds, type StaffRefunds } from "@marquee/verification/harness/staff-refunds";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { refundVersion, setRefunded } from "../transactions/queries.ts";
import { creditRefunds } from "./credit-refunds.ts";

let harness: PaymentHarness;
let staff: StaffRefunds;
beforeAll(async () => {
  harness = await paymentHarness();
  staff = staffRefunds(harness);
});
afterAll(() => harness.close());

/** What the provider says is refunded of a payment in all, as it is read at this moment. */
const recordTotal = ({ id, paymentIntentId }: Checkout, on: string, amount: number, now = on) =>
  withScope(harness.server.pool, SYSTEM, async (tx) => {
    const money = { checkoutId: id, paymentId: paymentIntentId ?? "" };
    await setRefunded(tx, money, { on, amount }, await refundVersion(tx, money));
    await creditRefunds(tx, id, new Date(now));
  });

type Note = Pick<CreditNote, "amount" | "lines" | "number"> & {
  readonly createdOn: Date;
  readonly voidedOn: Date | null;
};

/** The credit notes of a checkout in the order of their numbers. */
const notesOf = async ({ id }: Checkout): Promise<Note[]> =>
  (
    await harness.server.database.owner.query<Note>(
      `select n.number, n.amount / 100.0::float8 as amount, n.lines, n.created_on as "createdOn", n.voided_on as "voidedOn"
       from credit_note n join invoice i on i.id = n.invoice_key where i.checkout_id = $1 order by n.number`,
      [id],
    )
  ).rows;

const taxOf = async (from: string, to: string, more = "") => {
  const path = `/reconciliation/taxes?from=${from}&to=${to}${more}`;
  const { data } = await harness.server.call<TaxTotal[]>("master", "GET", path);
  const sum = (name: "charged" | "credited" | "due") =>
    Math.round(data.reduce((total, row) => total + row[name], 0) * 100);
  return [sum("charged"), sum("credited"), sum("due")];
};

it("[INV-C2] a refund by staff has a note and a mail over its own amount, though one by hand was not known yet", async () => {
  const checkout = await staff.paid("by hand before");
  // its event is on its way
  await harness.stripe.refunds.create({
    payment_intent: checkout.paymentIntentId ?? "",
    amount: 200,
  });
  const { data } = await staff.request(checkout, "after one by hand", 0.37);
  expect(data.state).toBe("done");
  await harness.flush();
  const [byHand, own, ...more] = await notesOf(checkout);
  expect([byHand?.amount, own?.amount, more]).toEqual([2, 0.37, []]);
  const { content } = await staff.one<{ content: MailContent }>(
    "select payload -> 'content' as content from outbox where key = $1",
    `refunded:${data.id}`,
  );
  expect(content.facts).toContainEqual({ label: "Credit note", value: own?.number });
  expect(content.amounts).toContainEqual({ label: "Refunded", value: formatCad(0.37) });
  for (const { label, amount } of (own?.lines ?? []).filter(({ id }) => id !== "total"))
    expect(content.amounts).toContainEqual({ label, value: formatAmount(amount) });
});

it("[INV-N3] a note is of the year of its number, though its refund was of the year before", async () => {
  const checkout = await staff.paid("at the turn of the year");
  await recordTotal(checkout, "2027-01-01T05:59:59.000Z", 0.5, "2027-01-01T06:00:03.000Z");
  await recordTotal(checkout, "2027-01-01T06:00:01.000Z", 0.7, "2027-01-01T06:00:04.000Z");
  expect(await notesOf(checkout)).toMatchObject([
    { number: "CN-2027-000001", createdOn: new Date("2027-01-01T06:00:03.000Z") },
    { number: "CN-2027-000002", createdOn: new Date("2027-01-01T06:00:01.000Z") },
  ]);
});

it("[INV-C5] [RECONCILE-R2] a note that is voided stays in the taxes of its days, and what takes its place is of the day it was voided", async () => {
  const checkout = await staff.paid("voided in another month");
  const months = ["2026-04", "2026-05"].map((month) => [`${month}-01`, `${month}-30`] as const);
  const taxes = () => Promise.all(months.map(([from, to]) => taxOf(from, to)));
  await recordTotal(checkout, "2026-04-10T18:00:00.000Z", 1);
  await recordTotal(checkout, "2026-04-20T18:00:00.000Z", 3);
  const [april, may] = await taxes();
  expect(april?.[1]).toBeGreaterThan(0);
  expect(may).toEqual([0, 0, 0]);
  // the first of them comes back in May: the last one read is still of April
  await recordTotal(checkout, "2026-04-20T18:00:00.000Z", 2, "2026-05-05T18:00:00.000Z");
  expect(
    (await notesOf(checkout)).map(({ amount, createdOn, voidedOn }) => [
      amount,
      createdOn.toISOString().slice(0, 10),
      voidedOn?.toISOString().slice(0, 10),
    ]),
  ).toEqual([
    [1, "2026-04-10", undefined],
    [2, "2026-04-20", "2026-05-05"],
    [1, "2026-05-05", undefined],
  ]);
  const [sameApril, credited] = await taxes();
  expect(sameApril).toEqual(april);
  const [, byMay = 0] = await taxOf("2026-04-01", "2026-05-30");
  expect(credited).toEqual([0, byMay - (april?.[1] ?? 0), (april?.[1] ?? 0) - byMay]);
  expect(byMay).toBeLessThan(april?.[1] ?? 0);
});

it("[RECONCILE-R2] [LIST-Q3] taxes of a province are found with accents and without", async () => {
  await staff.paid("in Québec");
  const all = await taxOf("2026-01-01", "2027-12-31");
  expect(all[0]).toBeGreaterThan(0);
  expect(await taxOf("2026-01-01", "2027-12-31", `&q=${encodeURIComponent("Québec")}`)).toEqual(
    all,
  );
  expect(await taxOf("2026-01-01", "2027-12-31", "&q=ontario")).toEqual([0, 0, 0]);
});

it("[HOME-S4] [PAY-S6] what payers have back of today is the same on Home as among the payments, a lost dispute with it", async () => {
  const refundedToday = async () =>
    (await harness.server.call<Home>("master", "GET", "/home")).data.staff?.paidToday?.refunded ??
    0;
  const before = await refundedToday();
  const checkout = await staff.paid("lost today", "pm_card_createDispute");
  const { id } = await staff.one<{ id: string }>(
    "select id from dispute where checkout_id = $1",
    checkout.id,
  );
  expect((await harness.server.call("master", "POST", `/disputes/${id}/accept`)).status).toBe(200);
  await harness.flush();
  const cents = Math.round(((await refundedToday()) - before) * 100);
  expect(cents).toBe(Math.round(checkout.receipt.total * 100));
});
