import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditLines, invoiceRefunds, invoiceStamps } from "../invoices/credit-note.ts";
import { creditNoteFacts } from "../invoices/invoice-text.ts";
import { formatCad } from "../money/format-money.ts";
import { makeReceipt } from "../payments/make-receipt.ts";
import { paymentStatus, paymentStatusText } from "../payments/payment-status.ts";
import { REFUND_LABELS, refundFigures } from "../payments/refund-figures.ts";
import { refundEffect } from "./refund-effect.ts";

const NOW = "2026-03-03T12:00:00.000Z";

/** A payment in cents, and what was refunded of it one after the other, at most all of it. */
const refundedPayment = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((paid) =>
    fc.record({
      paid: fc.constant(paid),
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      rest: fc.boolean(),
    }),
  )
  .map(({ paid, shares, rest }) => {
    let left = paid;
    const refunds = [...shares, ...(rest ? [1] : [])].flatMap((share) => {
      const cents = Math.ceil(share * left);
      left -= cents;
      return cents === 0 ? [] : [cents];
    });
    return { paid: paid / 100, refunds: refunds.map((cents) => cents / 100) };
  });

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

function invoiceOf(paid: number, refunds: readonly number[]) {
  const said = { because: "", rule: "PAY-S6" };
  const receipt = makeReceipt({
    days: 1,
    places: 1,
    basis: { rate: paid, quantity: 1, promocode: null, tax: null },
    opening: [{ id: "rate", label: "Rate", amount: paid, ...said }],
    subtotal: said,
  });
  if ("field" in receipt) throw new Error("the payment is out of range");
  const invoice = { invoiceId: "INV-2026-000001", paymentAmount: paid, receipt };
  const creditNotes = refunds.map((amount, index) => {
    const earlier = sum(refunds.slice(0, index));
    return {
      number: `CN-2026-00000${index + 1}`,
      amount,
      lines: creditLines(invoice, { earlier, total: sum([earlier, amount]) }),
      createdOn: NOW,
      voidedOn: null,
    };
  });
  return { ...invoice, creditNotes };
}

describe("what is refunded of a payment", () => {
  it("[PAY-S6] is the same in lists, pages, papers, files and the refund itself", () => {
    fc.assert(
      fc.property(refundedPayment, ({ paid, refunds }) => {
        const refunded = sum(refunds);
        const figures = refundFigures(paid, refunded);
        expect(sum([figures.refunded, figures.remaining])).toBe(paid);
        const invoice = invoiceOf(paid, refunds);
        expect(invoiceRefunds(invoice)).toEqual(figures);
        expect(invoiceStamps(invoice).includes("REFUNDED")).toBe(figures.extent === "whole");
        const credited = invoice.creditNotes.map(
          ({ lines }) => lines.find(({ id }) => id === "total")?.amount ?? 0,
        );
        expect(sum(credited)).toBe(figures.refunded);
        const sums = creditNoteFacts(invoice).filter(([label]) => label === "Refunded");
        expect(sums).toEqual(refunds.length > 1 ? [["Refunded", formatCad(refunded)]] : []);
        const facts = { state: "paid", hasFailed: false, disputeState: null } as const;
        const status = paymentStatus({ ...facts, refundedAmount: refunded });
        expect(
          status && paymentStatusText({ status, amount: paid, refundedAmount: refunded }),
        ).toBe(figures.extent === "none" ? "Paid" : REFUND_LABELS[figures.extent]);
      }),
    );
  });

  it("[PAY-S6] leaves what the refund said would stay", () => {
    fc.assert(
      fc.property(refundedPayment, ({ paid, refunds }) => {
        const [last, earlier] = [refunds.at(-1), refunds.slice(0, -1)];
        if (last === undefined) return;
        const payment = { amount: paid, refunded: sum(earlier), refunds: [] };
        const { stays } = refundEffect({ ...payment, campaign: null, invoice: null }, last, NOW);
        expect(stays).toBe(refundFigures(paid, sum(refunds)).remaining);
      }),
    );
  });

  it("[PAY-S6] is nothing if nothing was refunded", () => {
    expect(refundFigures(8.05, null)).toEqual({ refunded: 0, remaining: 8.05, extent: "none" });
    expect(refundFigures(0, 0).extent).toBe("none");
  });
});
