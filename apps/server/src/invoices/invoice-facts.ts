import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import { formatCentral } from "@marquee/domain/dates/format-dates";
import { creditNoteFacts, invoicePaidWith } from "@marquee/domain/invoices/invoice-text";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { formatCad } from "@marquee/domain/money/format-money";

/** The period of an invoice's campaign in Central time; a branch that awaits approval has none yet. */
function periodText({ validFrom, validTill, receipt }: Invoice): string {
  if (validFrom === null || validTill === null) return daysFromApproval(receipt.days);
  return `${formatCentral(validFrom)} to ${formatCentral(validTill)} (Central time)`;
}

/** The facts of an invoice above its lines, in order: label and text. */
export const invoiceFacts = (invoice: Invoice): readonly (readonly [string, string])[] => [
  ["Date", `${formatCentral(invoice.createdOn)} (Central time)`],
  ["Branch", invoice.storeName],
  ["Payment method", invoicePaidWith(invoice)],
  ["Reference number", invoice.paymentId ?? "Nothing was charged"],
  ["Product type", invoice.invoiceType],
  ["Campaign period", periodText(invoice)],
  ["Paid amount", formatCad(invoice.paymentAmount)],
  ...creditNoteFacts(invoice),
];
