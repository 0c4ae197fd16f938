import { centsOf, toAmount, type Cents } from "../money/cents.ts";
import { roundHalfAway } from "../money/decimals.ts";
import type { ReceiptLine } from "../payments/receipt.schema.ts";
import { refundFigures, type RefundFigures } from "../payments/refund-figures.ts";
import { TAX_PARTS } from "../payments/tax.ts";
import type { CreditNote, Invoice } from "./invoice.schema.ts";

type Credited = Pick<Invoice, "invoiceId" | "paymentAmount" | "receipt">;

const line = (id: string, label: string, cents: Cents, because: string): ReceiptLine => ({
  id,
  label,
  amount: toAmount(cents),
  because,
  rule: "INV-C2",
});

/**
 * The lines of a credit note over the refund that brings what is refunded of an invoice from `earlier` to `total`, in
 * CAD. Every tax is credited in the share of the payment that is refunded by then, rounded to cents, less what earlier
 * notes credited of it: the lines add up to the refund, and the notes of a whole payment to its taxes (INV-C2).
 */
export function creditLines(
  { invoiceId, paymentAmount, receipt }: Credited,
  { earlier, total }: { readonly earlier: number; readonly total: number },
): readonly ReceiptLine[] {
  const [before, after, paid] = [centsOf(earlier), centsOf(total), centsOf(paymentAmount)];
  const shareBy = (part: Cents, refunded: Cents): Cents =>
    refunded === paid || paid === 0n ? part : roundHalfAway(part * refunded, paid);
  const isWhole = before === 0n && after === paid;
  const taxes = receipt.lines
    .filter(({ id }) => TAX_PARTS.some((part) => part === id))
    .map(({ id, label, amount, because }) => {
      const part = centsOf(amount);
      const cents = shareBy(part, after) - (before === 0n ? 0n : shareBy(part, before));
      return { id, label, because: isWhole ? because : `Its share of ${because}`, cents };
    });
  const tax = taxes.reduce((sum, { cents }) => sum + cents, 0n);
  return [
    line("subtotal", "Credited before tax", after - before - tax, `Of invoice ${invoiceId}`),
    ...taxes.map(({ id, label, cents, because }) => line(id, label, cents, because)),
    line(
      "total",
      "Total credited",
      after - before,
      isWhole ? "The whole payment" : `Of ${toAmount(paid).toFixed(2)} that was paid`,
    ),
  ];
}

/** The credit notes that hold: their refunds were not taken back (INV-C5). */
export const heldNotes = ({ creditNotes }: Pick<Invoice, "creditNotes">): readonly CreditNote[] =>
  creditNotes.filter(({ voidedOn }) => voidedOn === null);

/** What is refunded of an invoice in CAD, over all of its credit notes that hold; 0 if nothing is (INV-C3). */
export const refundedOf = (invoice: Pick<Invoice, "creditNotes">): number =>
  toAmount(heldNotes(invoice).reduce((sum, { amount }) => sum + centsOf(amount), 0n));

/** What is refunded of an invoice, what remains, and whether all of it is refunded (PAY-S6). */
export const invoiceRefunds = (
  invoice: Pick<Invoice, "creditNotes" | "paymentAmount">,
): RefundFigures => refundFigures(invoice.paymentAmount, refundedOf(invoice));

/** The stamps of an invoice: it is refunded once all of it is (INV-C4). */
export const invoiceStamps = (
  invoice: Pick<Invoice, "creditNotes" | "paymentAmount">,
): readonly ("PAID" | "REFUNDED")[] =>
  invoiceRefunds(invoice).extent === "whole" ? ["PAID", "REFUNDED"] : ["PAID"];
