import type { MailContent } from "../mail/mail.schema.ts";
import { panelPath } from "../mail/panel-link.ts";
import { formatLine } from "./receipt-lines.ts";
import type { ReceiptLine } from "./receipt.schema.ts";
import { formatCad } from "../money/format-money.ts";

/** To the payer, once a payment was refunded: how much, for what, and why (MAIL-C2). `amount` is CAD. */
export function paymentRefundedMail(refund: {
  readonly amount: number;
  /** What had been paid for: a campaign's name, or "Card Verification". */
  readonly paidFor: string;
  readonly paymentId: string | null;
  /** Why, in a sentence. */
  readonly why: string;
  /** What it paid for and how the refund is made up, if something was sold. */
  readonly sold?: {
    readonly campaignId: string;
    readonly invoiceId: string;
    readonly lines: readonly ReceiptLine[];
  };
  /** What the button opens, if nothing was sold. */
  readonly link?: MailContent["link"];
}): MailContent {
  return {
    subject: `${formatCad(refund.amount)} is on its way back to you`,
    paragraphs: [
      refund.why,
      "We have refunded your payment, the way it came. It can take some days until your bank shows it.",
    ],
    facts: [
      { label: "Paid for", value: refund.paidFor },
      ...(refund.sold ? [{ label: "Invoice", value: refund.sold.invoiceId }] : []),
      ...(refund.paymentId === null ? [] : [{ label: "Payment", value: refund.paymentId }]),
    ],
    amounts: [
      ...(refund.sold?.lines ?? [])
        .filter(({ id }) => id !== "total")
        .map((line) => ({ label: line.label, value: formatLine(line) })),
      { label: "Refunded", value: formatCad(refund.amount) },
    ],
    link: refund.sold
      ? {
          label: "See the campaign",
          href: panelPath("/home/campaign/manage", { id: refund.sold.campaignId }),
        }
      : (refund.link ?? null),
  };
}
