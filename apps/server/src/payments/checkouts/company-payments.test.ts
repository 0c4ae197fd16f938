import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { PAYMENT_STATUSES } from "@marquee/domain/payments/payment-status";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

const list = (query = "", who = "merchant") =>
  harness.server.call<readonly CompanyPayment[]>(
    who,
    "GET",
    `/companyPayments/${COMPANY.maple}?${query}`,
  );
const one = async (id: string, query = "", who = "merchant") =>
  (await list(`size=100&${query}`, who)).data.find((payment) => payment.id === id);

/** Opens a checkout of this campaign and pays it with a test card. */
async function paidWith(name: string, card?: string): Promise<string> {
  const checkout = await harness.opened(name, { campaignName: name });
  await harness.confirm(checkout, card);
  await harness.reconcile(checkout.id);
  await harness.flush();
  return checkout.id;
}

/** Refunds a part of it as staff do. */
async function refund(checkoutId: string, amount: number): Promise<void> {
  const { data } = await harness.server.call<readonly Transaction[]>(
    "master",
    "GET",
    `/getCompanyTransactions/${COMPANY.maple}?status=Paid&size=100`,
  );
  const { invoiceKey } = (await one(checkoutId)) ?? {};
  const paid = data.find((row) => row.invoiceKey === invoiceKey);
  const draft = { transactionId: paid?.id, amount, amountAgain: null, reason: "agreed", note: "" };
  const response = await harness.server.call("master", "POST", "/refunds", {
    body: { id: checkoutId, ...draft },
  });
  expect(response.status).toBe(200);
}

it("[PAYSRV-L1] [PAY-S1] [PAY-S4] lists what was paid, failed, was refunded and is disputed, each under its status", async () => {
  const never = await harness.opened("only planned");
  const expected = [
    [await paidWith("paid"), "paid"],
    [await paidWith("failed", "pm_card_chargeDeclined"), "failed"],
    [await paidWith("in part"), "refunded"],
    [await paidWith("disputed"), "paid"],
    [await paidWith("at the bank", "pm_card_createDispute"), "disputed"],
    [await paidWith("asks", "pm_card_authenticationRequired"), "waiting"],
  ] as const;
  await refund(expected[2][0], 1);
  const { counts } = (await list()).meta;
  for (const [id, status] of expected) {
    expect([id, (await one(id))?.status]).toEqual([id, status]);
    for (const each of PAYMENT_STATUSES)
      expect([each, (await one(id, `status=${each}`))?.id]).toEqual([
        each,
        each === status ? id : undefined,
      ]);
  }
  expect(await one(never.id)).toBeUndefined();
  for (const status of PAYMENT_STATUSES)
    expect([status, counts?.[status]]).toEqual([
      status,
      (await list(`status=${status}`)).meta.total,
    ]);
  expect(await one(expected[2][0])).toMatchObject({
    name: "in part",
    refundedAmount: 1,
    creditNote: expect.stringMatching(/^CN-/),
    invoiceId: expect.stringMatching(/^INV-/),
    campaignId: expect.any(String),
  });
});

it("[PAY-S6] [INV-C3] has back what the credit notes of its invoice say, of a lost dispute too", async () => {
  const id = await paidWith("lost", "pm_card_createDispute");
  const [{ id: dispute } = { id: "" }] = (
    await harness.server.database.owner.query<{ id: string }>(
      "select id from dispute where checkout_id = $1",
      [id],
    )
  ).rows;
  await harness.server.call("master", "POST", `/disputes/${dispute}/accept`);
  const { data: invoices } = await harness.server.call<readonly Invoice[]>(
    "merchant",
    "GET",
    `/getCompanyInvoice/${COMPANY.maple}?size=100`,
  );
  const lost = await one(id);
  const notes = invoices.find(({ invoiceId }) => invoiceId === lost?.invoiceId)?.creditNotes;
  expect(lost).toMatchObject({ status: "disputed", disputeState: "lost" });
  expect(notes).toMatchObject([{ amount: lost?.amount }]);
  expect(lost?.refundedAmount).toBe(lost?.amount);
});

it("[PAY-S9] [LIST-C3] adds up what all that is listed charged and refunded, whatever the page", async () => {
  await paidWith("Sum of lanterns");
  await refund(await paidWith("Sum in part"), 1);
  await paidWith("Sum declined", "pm_card_chargeDeclined");
  await paidWith("Sum at the bank", "pm_card_createDispute");
  for (const query of ["", "q=sum%20of", "status=failed", "status=refunded", "status=unfinished"]) {
    const { data } = await list(`size=1000&${query}`);
    const charged = data.filter(({ status }) => status !== "failed" && status !== "waiting");
    const sum = (field: "amount" | "refundedAmount") =>
      charged.reduce((cents, row) => cents + Math.round(row[field] * 100), 0) / 100;
    expect([query, (await list(`size=1&${query}`)).meta.sums]).toEqual([
      query,
      { amount: sum("amount"), refundedAmount: sum("refundedAmount") },
    ]);
  }
  expect((await list("status=refunded")).meta.sums?.["refundedAmount"]).toBeGreaterThan(0);
  expect((await list("", "other")).meta?.sums).toBeUndefined();
});

it("[PAY-S2] says of a failed one why, whether it goes on, and finds it by its name", async () => {
  const id = await paidWith("Declined lanterns", "pm_card_chargeDeclined");
  const [found] = (await list("q=declined%20lan&status=failed")).data;
  expect(found).toMatchObject({
    id,
    isPayable: true,
    message: "Your card was declined.",
    campaignId: null,
    invoiceId: null,
    paidWith: null,
  });
  await harness.server.call("merchant", "POST", `/checkouts/${id}/cancel`);
  expect(await one(id)).toMatchObject({ status: "failed", isPayable: false });
});

it("[PAY-S8] lists what is unfinished, and counts it, whatever else is listed", async () => {
  const listUnfinished = async () => {
    const { data, meta } = await list("status=unfinished&size=100");
    expect(meta.total).toBe(data.length);
    expect((await list("status=paid&size=1")).meta.counts?.["unfinished"]).toBe(data.length);
    return data.map(({ id }) => id);
  };
  const ids = {
    paid: await paidWith("is paid"),
    failed: await paidWith("may be tried again", "pm_card_chargeDeclined"),
    over: await paidWith("was given up", "pm_card_chargeDeclined"),
    disputed: await paidWith("is at the bank", "pm_card_createDispute"),
    waiting: await paidWith("waits", "pm_card_authenticationRequired"),
  };
  await harness.server.call("merchant", "POST", `/checkouts/${ids.over}/cancel`);
  const all = await listUnfinished();
  expect(all).toEqual(expect.arrayContaining([ids.failed, ids.disputed, ids.waiting]));
  expect(all).not.toContain(ids.paid);
  expect(all).not.toContain(ids.over);
  await harness.server.database.owner.query(
    "update checkout set expires_at = created_on where id = $1",
    [ids.failed],
  );
  expect(await listUnfinished()).not.toContain(ids.failed);
});

it("[PAY-S2] says of a failed one why also after its checkout has expired", async () => {
  const id = await paidWith("Declined and left", "pm_card_chargeDeclined");
  await harness.sweepLater(25 * 60 * 60 * 1000);
  expect((await harness.find(id)).data).toMatchObject({ state: "expired" });
  expect(await one(id)).toMatchObject({
    status: "failed",
    isPayable: false,
    message: "Your card was declined.",
  });
});

it("[PAY-S7] dates a payment by when it was paid, as its invoice is, and not by the day of its plan", async () => {
  const { clock } = harness.server;
  const checkout = await harness.opened("paid a day later");
  await harness.confirm(checkout, "pm_card_chargeDeclined");
  await harness.reconcile(checkout.id);
  const planned = (await one(checkout.id))?.createdOn ?? "";
  clock.advance(20 * 60 * 60 * 1000);
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
  const paid = await one(checkout.id);
  const { data: invoices } = await harness.server.call<readonly Invoice[]>(
    "merchant",
    "GET",
    `/getCompanyInvoice/${COMPANY.maple}?size=100`,
  );
  const invoice = invoices.find(({ invoiceId }) => invoiceId === paid?.invoiceId);
  expect(paid?.createdOn).toBe(invoice?.createdOn);
  const day = (instant = "") => centralDayOf(new Date(instant));
  expect(day(paid?.createdOn)).not.toBe(day(planned));
  for (const [on, isListed] of [
    [day(planned), false],
    [day(paid?.createdOn), true],
  ] as const)
    expect(Boolean(await one(checkout.id, `from=${on}&to=${on}`))).toBe(isListed);
  const [newest] = (await list()).data;
  expect(newest?.id).toBe(checkout.id);
});

it("[PAYSRV-L1] [PAYSRV-A2] shows invoices and cards to those who see invoices, and nothing to readers", async () => {
  const id = await paidWith("seen");
  expect(await one(id)).toMatchObject({ paidWith: { last4digit: "4242" } });
  expect(await one(id, "", "agent")).toMatchObject({
    paidWith: null,
    invoiceId: null,
    invoiceKey: null,
    creditNote: null,
  });
  expect((await list("", "reader")).status).toBe(403);
  expect((await list("", "other")).status).toBe(403);
});

it("[PAYSRV-L2] lists the verification of a card to the user whose it is", async () => {
  const opened = await harness.server.call<{ readonly id: string; readonly clientSecret: string }>(
    "merchant",
    "POST",
    "/checkouts",
    { body: { id: "5a".repeat(16), kind: "cardVerification", draft: {}, promocode: null } },
  );
  expect(opened.status).toBe(200);
  await harness.confirm((await harness.find(opened.data.id)).data);
  await harness.reconcile(opened.data.id);
  await harness.sweepLater();
  expect(await one(opened.data.id)).toMatchObject({
    status: "refunded",
    amount: 0.5,
    refundedAmount: 0.5,
  });
  expect(await one(opened.data.id, "", "agent")).toBeUndefined();
});

it("[PAY-S7] is dated by its transaction, whatever becomes of that, and before by its plan", async () => {
  const { owner } = harness.server.database;
  const id = await paidWith("dated");
  await harness.opened("dated by its plan");
  const differing = async () => {
    const { rows } = await owner.query(
      `select c.id from checkout c left join transaction paid on paid.checkout_id = c.id and paid.status = 'Paid'
       where c.dated_on is distinct from coalesce(paid.created_on, c.created_on)`,
    );
    return rows;
  };
  expect(await differing()).toEqual([]);
  await owner.query(
    "update transaction set created_on = created_on - interval '3 days' where checkout_id = $1",
    [id],
  );
  expect(await differing()).toEqual([]);
});
