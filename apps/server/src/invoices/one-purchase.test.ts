import type { Case } from "@marquee/domain/cases/case.schema";
import { formatCentral, formatMinute } from "@marquee/domain/dates/format-dates";
import type { Dispute } from "@marquee/domain/disputes/dispute.schema";
import type { Home } from "@marquee/domain/home/home.schema";
import { refundedOf } from "@marquee/domain/invoices/credit-note";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { MailContent } from "@marquee/domain/mail/mail.schema";
import { centsOf } from "@marquee/domain/money/cents";
import { formatAmount, formatCad } from "@marquee/domain/money/format-money";
import { paidWithText } from "@marquee/domain/payments/card-text";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { pdfText } from "@marquee/verification/harness/pdf-text";
import { staffRefunds } from "@marquee/verification/harness/staff-refunds";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
  await harness.server.database.owner.query(
    `insert into promocode (code, type, discount, active, valid_till) values ('TENTH', 'P', '10', 'Y', null)`,
  );
});
afterAll(() => harness.close());

/** Buys a flyer in Quebec with a promo code: a discount, GST and QST. */
async function buy(name: string, card?: string, campaignName = name) {
  const { data: checkout } = await harness.open(name, { campaignName }, "TENTH");
  await harness.confirm(checkout, card);
  await harness.reconcile(checkout.id);
  await harness.flush();
  return checkout;
}

/** Everything that the product says of one purchase, wherever it says it. */
async function saidOf(checkoutId: string) {
  const { server } = harness;
  const read = async <Data>(who: string, path: string) =>
    (await server.call<Data>(who, "GET", path)).data;
  const id = (await harness.find(checkoutId)).data.invoiceId ?? "";
  const invoice = await read<Invoice>("merchant", `/getInvoiceById/${id}`);
  const q = `q=${invoice.invoiceId}`;
  const listed = await read<Invoice[]>("merchant", `/getCompanyInvoice/${COMPANY.maple}?${q}`);
  const payments = await read<CompanyPayment[]>(
    "merchant",
    `/companyPayments/${COMPANY.maple}?size=100`,
  );
  const transactions = await read<Transaction[]>(
    "master",
    `/getCompanyTransactions/${COMPANY.maple}?${q}`,
  );
  const { rows } = await server.database.owner.query<{ content: MailContent }>(
    "select payload -> 'content' as content from outbox where payload ->> 'content' like '%' || $1 || '%' order by created_on, key",
    [invoice.invoiceId],
  );
  const [payment] = payments.filter((each) => each.id === checkoutId);
  if (!listed[0] || !payment || !transactions[0] || !rows[0]) throw new Error("it is not there");
  const pdf = async (query = "") => {
    const authorization = `Bearer ${await server.tokenOf("merchant")}`;
    const url = `/api/invoices/${id}/pdf${query}`;
    const { rawPayload } = await server.app.inject({ url, headers: { authorization } });
    return pdfText(rawPayload).replaceAll(/\s+/g, " ");
  };
  return {
    invoice,
    listed: listed[0],
    payment,
    transaction: transactions[0],
    mails: rows.map(({ content }) => content),
    pdf,
  };
}
type Said = Awaited<ReturnType<typeof saidOf>>;
const byLabel = (mail: MailContent | undefined) =>
  Object.fromEntries((mail?.amounts ?? []).map(({ label, value }) => [label, value]));

/** The lines of a sum, which a mail names by what became of it. */
const SUMS: ReadonlySet<string> = new Set(["total", "charge"]);

/** What was paid is the same everywhere, to the cent and the second. */
async function expectPaidAlike({ invoice, listed, payment, transaction, mails, pdf }: Said) {
  const { receipt, createdOn, paymentAmount } = invoice;
  expect(listed).toEqual(invoice);
  expect([payment.amount, transaction.amount]).toEqual([paymentAmount, paymentAmount]);
  expect([payment.createdOn, transaction.createdOn]).toEqual([createdOn, createdOn]);
  const { campaignName } = invoice;
  expect([payment.name, transaction.campaignName]).toEqual([campaignName, campaignName]);
  expect([payment.paidWith, transaction.paidWith]).toEqual([invoice.paidWith, invoice.paidWith]);
  expect([payment.disputeState, transaction.disputeState]).toEqual([
    invoice.disputeState,
    invoice.disputeState,
  ]);
  const cents =
    centsOf(invoice.amount) - centsOf(invoice.discountAmount) + centsOf(invoice.taxAmount);
  expect(cents).toBe(centsOf(paymentAmount));
  expect(centsOf(invoice.gst) + centsOf(invoice.qst)).toBe(centsOf(invoice.taxAmount));
  expect([invoice.discountAmount > 0, invoice.gst > 0, invoice.qst > 0]).toEqual([
    true,
    true,
    true,
  ]);
  const text = await pdf();
  const mailed = byLabel(mails[0]);
  const amounts = receipt.lines.filter(({ id }) => id !== "quantity");
  for (const { amount } of amounts) expect(text).toContain(formatAmount(amount));
  for (const { label, amount } of amounts.filter(({ id }) => !SUMS.has(id)))
    expect([label, mailed[label]]).toEqual([label, formatAmount(amount)]);
  expect(mailed["Paid"]).toBe(formatCad(paymentAmount));
  for (const shown of [
    invoice.invoiceId,
    formatCad(paymentAmount),
    formatCentral(createdOn),
    paidWithText(invoice.paidWith, invoice.paymentType),
    formatCentral(invoice.validFrom ?? ""),
    formatCentral(invoice.validTill ?? ""),
  ])
    expect(text).toContain(shown);
  const run = `${formatMinute(invoice.validFrom ?? "")} to ${formatMinute(invoice.validTill ?? "")}`;
  expect(mails[0]?.paragraphs.join(" ")).toContain(run);
}

/** What came back is the same everywhere. */
async function expectCreditedAlike({ invoice, payment, transaction, pdf }: Said) {
  const [note] = invoice.creditNotes;
  if (!note) throw new Error("nothing was credited");
  const { refundedAmount, lostAmount } = transaction;
  expect([refundedOf(invoice), payment.refundedAmount]).toEqual([note.amount, note.amount]);
  // what the bank took was refunded by no user of ours, and is no refund of the transaction
  const isLost = invoice.disputeState === "lost";
  expect([refundedAmount, lostAmount]).toEqual(isLost ? [null, note.amount] : [note.amount, null]);
  expect(payment.creditNote).toBe(note.number);
  expect(transaction.refundedOn).toBe(isLost ? null : note.createdOn);
  const sum = note.lines
    .filter(({ id }) => id !== "total")
    .reduce((cents, { amount }) => cents + centsOf(amount), 0n);
  expect(sum).toBe(centsOf(note.amount));
  const [text, own] = [await pdf(), await pdf(`?creditNote=${note.number}`)];
  for (const shown of [note.number, formatCad(note.amount), formatCentral(note.createdOn)])
    expect([text, own]).toEqual([expect.stringContaining(shown), expect.stringContaining(shown)]);
  for (const { amount } of note.lines) expect(own).toContain(formatAmount(amount));
  return note;
}

describe("one purchase with a discount, GST and QST", () => {
  it("[INV-A1] is the same on its invoice, PDF, mail, payment and transaction", async () => {
    await expectPaidAlike(await saidOf((await buy("alike")).id));
  });

  it("[INV-A1] [CAMP-D8] is the same once a part of it was refunded, and so is the mail of the refund", async () => {
    await buy("of the same name");
    const checkout = await buy("refunded in part", undefined, "of the same name");
    const { request } = staffRefunds(harness);
    expect((await request(checkout, "in part", 1.37)).status).toBe(200);
    await harness.flush();
    const said = await saidOf(checkout.id);
    await expectPaidAlike(said);
    const note = await expectCreditedAlike(said);
    expect(note.amount).toBe(1.37);
    const refund = said.mails.at(-1);
    expect(byLabel(refund)["Refunded"]).toBe(formatCad(1.37));
    for (const { label, amount } of note.lines.filter(({ id }) => !SUMS.has(id)))
      expect([label, byLabel(refund)[label]]).toEqual([label, formatAmount(amount)]);
    expect(refund?.facts).toContainEqual({ label: "Credit note", value: note.number });
    expect(said.invoice.campaignName).toBe("of the same name (2)");
    expect(refund?.facts).toContainEqual({ label: "Paid for", value: said.invoice.campaignName });
    const path = `/cases/payment/${checkout.id}`;
    const { title } = (await harness.server.call<Case>("master", "GET", path)).data;
    expect(title).toBe(`${said.invoice.campaignName}, ${said.invoice.companyName}`);
  });

  it("[INV-A1] [CAMP-D8] is the same once its dispute is lost", async () => {
    await buy("of one name");
    const checkout = await buy("disputed", "pm_card_createDispute", "of one name");
    const home = (await harness.server.call<Home>("master", "GET", "/home")).data.staff?.disputes;
    expect(home?.rows.map(({ campaignName }) => campaignName)).toEqual(["of one name (2)"]);
    const { data } = await harness.server.call<Dispute[]>("master", "GET", "/disputes?size=100");
    const dispute = data.find(({ checkoutId }) => checkoutId === checkout.id);
    await expectPaidAlike(await saidOf(checkout.id));
    await harness.server.call("master", "POST", `/disputes/${dispute?.id}/accept`);
    await harness.flush();
    const said = await saidOf(checkout.id);
    await expectPaidAlike(said);
    expect(said.invoice.disputeState).toBe("lost");
    expect((await expectCreditedAlike(said)).amount).toBe(said.invoice.paymentAmount);
    expect(dispute?.amount).toBe(said.invoice.paymentAmount);
  });

  it("[INV-A1] is the same once a part was refunded, and what was left lost by a dispute", async () => {
    const { data: checkout } = await harness.open("both", { campaignName: "both" }, "TENTH");
    const { orderId } = (await harness.openPaypal(checkout.id)).data;
    await harness.choose(orderId, "approve");
    expect((await harness.payOffer(checkout.id)).status).toBe(200);
    await harness.flush();
    expect((await staffRefunds(harness).request(checkout, "then disputed", 1.37)).status).toBe(200);
    await harness.flush();
    await harness.paypal("POST", `/__paysandbox/paypal/${orderId}/dispute`, {
      stage: "CHARGEBACK",
    });
    await harness.flush();
    const { data } = await harness.server.call<Dispute[]>("master", "GET", "/disputes?size=100");
    const dispute = data.find(({ checkoutId }) => checkoutId === checkout.id);
    const accept = `/disputes/${dispute?.id}/accept`;
    expect((await harness.server.call("master", "POST", accept)).status).toBe(200);
    await harness.flush();
    const said = await saidOf(checkout.id);
    await expectPaidAlike(said);
    const { invoice, payment, transaction, mails, pdf } = said;
    const { paymentAmount } = invoice;
    const lost = (Math.round(paymentAmount * 100) - 137) / 100;
    expect([dispute?.amount, invoice.disputeState]).toEqual([lost, "lost"]);
    expect([transaction.refundedAmount, transaction.lostAmount]).toEqual([1.37, lost]);
    expect([payment.refundedAmount, refundedOf(invoice)]).toEqual([paymentAmount, paymentAmount]);
    const notes = [...invoice.creditNotes].toSorted((one, other) => one.amount - other.amount);
    expect(notes.map(({ amount }) => amount)).toEqual([1.37, lost]);
    expect(notes.map(({ number }) => number)).toContain(payment.creditNote);
    expect(byLabel(mails.at(-1))["Refunded"]).toBe(formatCad(1.37));
    // each line of the purchase comes back with the two notes together
    const credited = new Map<string, bigint>();
    for (const { id, amount } of notes.flatMap(({ lines }) => lines))
      credited.set(id, (credited.get(id) ?? 0n) + centsOf(amount));
    expect(credited.get("total")).toBe(centsOf(paymentAmount));
    for (const { id, amount } of invoice.receipt.lines.filter(({ id }) => /^(gst|qst)$/i.test(id)))
      expect([id, credited.get(id)]).toEqual([id, centsOf(amount)]);
    const text = await pdf();
    for (const { number, amount } of notes) {
      const own = await pdf(`?creditNote=${number}`);
      for (const shown of [number, formatCad(amount)])
        expect([text, own]).toEqual([
          expect.stringContaining(shown),
          expect.stringContaining(shown),
        ]);
    }
  });
});
