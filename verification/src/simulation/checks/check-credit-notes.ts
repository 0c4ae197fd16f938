import { centsOf } from "@marquee/domain/money/cents";
import type { Books } from "./books.ts";

/** What must be credited of a checkout: what was refunded of it, and what was lost by a dispute, at most all of it. */
function mustBeCredited(
  { disputes, transactions }: Books,
  checkoutId: string,
  paid: number,
): number {
  const money = transactions.find(
    ({ checkout_id, status }) => checkout_id === checkoutId && status === "Paid",
  );
  const refunded = money?.refunded_on ? (money.refunded_amount ?? money.amount) : 0;
  const lost = disputes
    .filter(({ checkout_id, state }) => checkout_id === checkoutId && state === "lost")
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(refunded + lost, paid);
}

/** What the credit notes of an invoice that hold add up to, in cents. */
export const creditedOf = ({ creditNotes }: Pick<Books, "creditNotes">, invoiceKey: string) =>
  creditNotes
    .filter(({ invoice_key, voided_on }) => invoice_key === invoiceKey && voided_on === null)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Credit notes that hold are what was refunded or lost of their invoice, and their lines add up to them (SIM-M3). */
export function checkCreditNotes(books: Books): readonly string[] {
  const ofInvoices = books.invoices.flatMap(({ id, invoice_id, checkout_id, payment_amount }) => {
    const credited = creditedOf(books, id);
    const must = mustBeCredited(books, checkout_id, payment_amount);
    return credited === must
      ? []
      : [`SIM-M3 of ${invoice_id} ${credited} cents are credited, not ${must}`];
  });
  const ofLines = books.creditNotes.flatMap(({ number, amount, lines }) => {
    const parts = lines.filter(({ id }) => id !== "total");
    const total = parts.reduce((sum, line) => sum + centsOf(line.amount), 0n);
    return total === BigInt(amount)
      ? []
      : [`SIM-M3 the lines of ${number} add up to ${total}, not to ${amount}`];
  });
  return [...ofInvoices, ...ofLines];
}
