import { refundedOf } from "@marquee/domain/invoices/credit-note";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { pdfText } from "@marquee/verification/harness/pdf-text";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditRefunds } from "../../invoices/credit-refunds.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { refundVersion, setRefunded } from "../../transactions/queries.ts";
import { attemptById } from "./queries.ts";
import { recordRefunded } from "./record-refunded.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  await harness.setFaults({ dropNext: 0 });
});

const listRefunds = async (payment: string | null) =>
  (await harness.stripe.refunds.list({ payment_intent: payment ?? "" })).data.map(
    ({ amount, status }) => `${amount} ${status}`,
  );
const refundByHand = (payment: string | null, amount: number) =>
  harness.stripe.refunds.create({ payment_intent: payment ?? "", amount });

/** Money that arrived and has to go back: of another amount than was owed. */
async function oweRefund(name: string) {
  const checkout = await harness.opened(name);
  await harness.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
  await harness.confirm(checkout);
  return checkout;
}

describe("a refund by hand of money that is owed back", () => {
  it("[PAYSRV-G7] leaves the rest of a part, which is refunded once", async () => {
    const checkout = await oweRefund("in part by hand");
    await refundByHand(checkout.paymentIntentId, 20);
    await harness.reconcile(checkout.id);
    await harness.sweepLater();
    await harness.sweepLater();
    await harness.flush();
    expect((await harness.find(checkout.id)).data.state).toBe("refunded");
    expect(await listRefunds(checkout.paymentIntentId)).toEqual(["30 succeeded", "20 succeeded"]);
  });

  it("[PAYSRV-G7] is queried again if it was in part and the provider is away then", async () => {
    const checkout = await oweRefund("in part, unanswered");
    await refundByHand(checkout.paymentIntentId, 20);
    await harness.flush();
    await harness.reconcile(checkout.id);
    await harness.setFaults({ loseNext: 4 });
    await harness.sweepLater();
    await harness.setFaults({ loseNext: 0 });
    await harness.sweepLater();
    await harness.sweepLater();
    expect((await harness.find(checkout.id)).data.state).toBe("refunded");
    expect(await listRefunds(checkout.paymentIntentId)).toEqual(["30 succeeded", "20 succeeded"]);
  });
});

describe("a refund by hand of a paid checkout", () => {
  const paymentsOf = async (checkoutPayment: string | null) => {
    const { data } = await harness.server.call<Transaction[]>(
      "master",
      "GET",
      `/getCompanyTransactions/${COMPANY.maple}?q=${checkoutPayment}`,
    );
    return data.map(({ status, refundedAmount, refundedOn }) => ({
      status,
      refundedAmount,
      isDated: refundedOn !== null,
    }));
  };

  const pdfOf = async (id: string, creditNote?: string): Promise<Buffer> => {
    const { rawPayload } = await harness.server.app.inject({
      url: `/api/invoices/${id}/pdf${creditNote === undefined ? "" : `?creditNote=${creditNote}`}`,
      headers: { authorization: `Bearer ${await harness.server.tokenOf("master@marquee.test")}` },
    });
    return rawPayload;
  };
  const invoiceOf = async (payment: string | null): Promise<Invoice> => {
    const { data } = await harness.server.call<Invoice[]>(
      "master",
      "GET",
      `/getCompanyInvoice/${COMPANY.maple}?q=${payment}`,
    );
    if (!data[0]) throw new Error("a paid checkout has an invoice");
    return data[0];
  };
  const payCheckout = async (name: string) => {
    const checkout = await harness.opened(name);
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    await harness.flush();
    return checkout;
  };

  it("[PAYSRV-G8] [INV-C3] [INV-C4] [REFUND-R4] shows on its transaction, its invoice and the price of its campaign, and adds up", async () => {
    const checkout = await harness.opened("paid, then refunded");
    const payment = checkout.paymentIntentId;
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    await harness.flush();
    expect(await paymentsOf(payment)).toEqual([
      { status: "Paid", refundedAmount: null, isDated: false },
    ]);
    await refundByHand(payment, 50);
    await harness.flush();
    expect(await paymentsOf(payment)).toEqual([
      { status: "Paid", refundedAmount: 0.5, isDated: true },
    ]);
    await refundByHand(payment, 100);
    await harness.flush();
    expect(await paymentsOf(payment)).toEqual([
      { status: "Paid", refundedAmount: 1.5, isDated: true },
    ]);
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
    const read = "select campaign_price as price from campaign where checkout_id = $1";
    const { rows } = await harness.server.database.owner.query(read, [checkout.id]);
    expect(Number(rows[0]?.price)).toBe(Math.round(checkout.receipt.charge * 100) - 150);
    const invoice = await invoiceOf(payment);
    const { creditNotes, invoiceId } = invoice;
    expect(creditNotes.map(({ amount, voidedOn }) => [amount, voidedOn])).toEqual([
      [0.5, null],
      [1, null],
    ]);
    const [first, second] = creditNotes.map(({ number }) => number);
    const text = pdfText(await pdfOf(invoice.id)).replaceAll(/\s+/g, " ");
    for (const part of [
      `Credit note ${first} CAD 0.50`,
      `Credit note ${second} CAD 1.00`,
      "CAD 1.50",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("REFUNDED");
    expect(pdfText(await pdfOf(invoice.id, second))).toContain(invoiceId);
    const unknown = await harness.server.call(
      "master",
      "GET",
      `/invoices/${invoice.id}/pdf?creditNote=CN-1`,
    );
    expect(unknown.status).toBe(404);
  });

  it("[PAYSRV-G9] keeps the later total, whichever query ends first", async () => {
    const checkout = await payCheckout("two queries");
    const { services, pool } = harness.server;
    const payment = checkout.paymentIntentId;
    const { rows } = await harness.server.database.owner.query<{ id: string }>(
      "select id from payment_attempt where provider_id = $1",
      [payment],
    );
    const ours = await attemptById(pool, rows[0]?.id ?? "");
    if (!ours) throw new Error("a paid checkout has an attempt");
    await refundByHand(payment, 50);
    const early = await services.cards.findRefunded(payment ?? "");
    let queries = 0;
    const findRefunded = async (id: string) => {
      queries += 1;
      if (queries > 1) return services.cards.findRefunded(id);
      await refundByHand(payment, 70);
      await recordRefunded(services, ours, { actor: "stripe" });
      return early;
    };
    const slow = { ...services, cards: { ...services.cards, findRefunded } };
    expect(await recordRefunded(slow, ours, { actor: "stripe" })).toBe("recorded");
    expect(queries).toBe(2);
    expect(await paymentsOf(payment)).toMatchObject([{ refundedAmount: 1.2 }]);
    expect((await invoiceOf(payment)).creditNotes.map(({ amount }) => amount)).toEqual([1.2]);
  });

  it("[INV-N3] numbers the credit note of each refund without a gap", async () => {
    const numbers = async () =>
      (
        await harness.server.database.owner.query<{ number: string }>(
          "select number from credit_note order by number",
        )
      ).rows.map(({ number }) => Number(number.slice(-6)));
    const checkout = await payCheckout("refunded twice, numbered");
    await refundByHand(checkout.paymentIntentId, 50);
    await harness.flush();
    await refundByHand(checkout.paymentIntentId, 50);
    await harness.flush();
    const issued = await numbers();
    expect(issued.length).toBeGreaterThan(1);
    expect(issued).toEqual(issued.map((_, place) => place + 1));
  });

  it("[INV-P1] [INV-P6] says the same to the byte after company, branch and campaign were renamed", async () => {
    const checkout = await payCheckout("named for good");
    await refundByHand(checkout.paymentIntentId, 50);
    await harness.flush();
    const { id, creditNotes } = await invoiceOf(checkout.paymentIntentId);
    const note = creditNotes[0]?.number ?? "";
    const before = [
      await pdfOf(id),
      await pdfOf(id, note),
      Buffer.from(JSON.stringify(await invoiceOf(checkout.paymentIntentId))),
    ];
    const { owner } = harness.server.database;
    await owner.query(
      "update company set name = 'Renamed', address2 = 'Elsewhere 1' where id = $1",
      [COMPANY.maple],
    );
    await owner.query(
      "update store set store_name = 'Another', gstin = '99' where company_id = $1",
      [COMPANY.maple],
    );
    await owner.query(
      "update campaign set campaign_name = 'Other', valid_till = null, valid_from = null",
    );
    const after = [
      await pdfOf(id),
      await pdfOf(id, note),
      Buffer.from(JSON.stringify(await invoiceOf(checkout.paymentIntentId))),
    ];
    expect(after.map((pdf, place) => before[place]?.equals(pdf))).toEqual([true, true, true]);
  });

  it("[INV-P6] lets no statement change or delete what was issued", async () => {
    const checkout = await payCheckout("not refunded");
    await refundByHand(checkout.paymentIntentId, 50);
    await harness.flush();
    const { owner } = harness.server.database;
    for (const statement of [
      "update invoice set payment_amount = 1",
      "delete from invoice",
      "update credit_note set amount = 1",
      "delete from credit_note",
    ])
      await expect(owner.query(statement)).rejects.toThrow("what was issued never changes");
  });

  it("[INV-C5] voids the note of a refund that the provider took back, and keeps its number", async () => {
    const checkout = await payCheckout("taken back");
    await refundByHand(checkout.paymentIntentId, 50);
    await harness.flush();
    await refundByHand(checkout.paymentIntentId, 70);
    await harness.flush();
    await withScope(harness.server.pool, SYSTEM, async (tx) => {
      const money = { checkoutId: checkout.id, paymentId: checkout.paymentIntentId ?? "" };
      const refund = { on: "2026-03-05T18:00:00.000Z", amount: 0.3 };
      await setRefunded(tx, money, refund, await refundVersion(tx, money));
      await creditRefunds(tx, checkout.id, new Date("2026-03-05T18:00:00.000Z"));
    });
    const invoice = await invoiceOf(checkout.paymentIntentId);
    const notes = invoice.creditNotes.map(({ amount, voidedOn }) => [amount, voidedOn !== null]);
    expect(notes).toEqual(
      expect.arrayContaining([
        [0.5, true],
        [0.7, true],
        [0.3, false],
      ]),
    );
    expect(refundedOf(invoice)).toBe(0.3);
  });
});
