import { centsOf, toAmount, type Cents } from "../money/cents.ts";
import { roundHalfAway } from "../money/decimals.ts";
import { TAX_PARTS } from "../payments/tax.ts";
import type { ReceiptLine } from "../payments/receipt.schema.ts";
import { creditNoteNumber } from "./invoice-text.ts";
import type { Invoice } from "./invoice.schema.ts";

/** What a credit note says beside its parties: what it credits, and its lines, in CAD (INV-C2). */
export interface CreditNote {
  readonly number: string;
  readonly invoiceId: string;
  readonly createdOn: string;
  readonly amount: number;
  readonly lines: readonly ReceiptLine[];
}

type Credited = Pick<
  Invoice,
  "invoiceId" | "paymentAmount" | "receipt" | "refundedAmount" | "refundedOn"
>;

const line = (id: string, label: string, cents: Cents, because: string): ReceiptLine => ({
  id,
  label,
  amount: toAmount(cents),
  because,
  rule: "INV-C2",
});

/**
 * The credit note of an invoice, or null if nothing of it was refunded. Every tax is credited in the share of the payment
 * that was refunded, rounded to cents; the rest is the amount before tax, so that the lines add up to what was refunded.
 */
export function creditNote({
  invoiceId,
  paymentAmount,
  receipt,
  refundedAmount,
  refundedOn,
}: Credited): CreditNote | null {
  if (refundedOn === null || refundedAmount === null) return null;
  const [credited, paid] = [centsOf(refundedAmount), centsOf(paymentAmount)];
  const share = (part: Cents): Cents =>
    credited === paid || paid === 0n ? part : roundHalfAway(part * credited, paid);
  const taxes = receipt.lines
    .filter(({ id }) => TAX_PARTS.some((part) => part === id))
    .map(({ id, label, amount, because }) => ({
      id,
      label,
      because,
      cents: share(centsOf(amount)),
    }));
  const tax = taxes.reduce((sum, { cents }) => sum + cents, 0n);
  return {
    number: creditNoteNumber(invoiceId),
    invoiceId,
    createdOn: refundedOn,
    amount: refundedAmount,
    lines: [
      line("subtotal", "Credited before tax", credited - tax, `Of invoice ${invoiceId}`),
      ...taxes.map(({ id, label, cents, because }) =>
        line(id, label, cents, credited === paid ? because : `Its share of ${because}`),
      ),
      line(
        "total",
        "Total credited",
        credited,
        credited === paid ? "The whole payment" : `Of ${toAmount(paid).toFixed(2)} that was paid`,
      ),
    ],
  };
}
