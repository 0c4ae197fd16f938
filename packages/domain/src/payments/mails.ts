import type { MailContent } from "../mail/mail.schema.ts";
import { formatCad } from "../money/format-money.ts";

/** To the payer, once a payment was refunded: how much, for what, and why (MAIL-C2). `amount` is CAD. */
export function paymentRefundedMail(refund: {
  readonly amount: number;
  /** What had been paid for: a campaign's name, or "Card Verification". */
  readonly paidFor: string;
  readonly paymentId: string | null;
  /** Why, in a sentence. */
  readonly why: string;
}): MailContent {
  return {
    subject: `${formatCad(refund.amount)} is on its way back to you`,
    paragraphs: [
      refund.why,
      "We have refunded your payment, the way it came. It can take some days until your bank shows it.",
    ],
    facts: [
      { label: "Paid for", value: refund.paidFor },
      { label: "Amount", value: formatCad(refund.amount) },
      ...(refund.paymentId === null ? [] : [{ label: "Payment", value: refund.paymentId }]),
    ],
    link: null,
  };
}
