import type { Run } from "../campaigns/campaign-run.ts";
import { formatMinute } from "../dates/format-dates.ts";
import type { MailContent } from "../mail/mail.schema.ts";
import { panelPath } from "../mail/panel-link.ts";
import { formatCad } from "../money/format-money.ts";
import { formatLine, linesPaidBy } from "./receipt-lines.ts";
import type { Receipt, ReceiptLine } from "./receipt.schema.ts";
import type { PaidWith } from "./transaction.schema.ts";

/** A price, and how it was paid. */
interface Priced {
  readonly receipt: Receipt;
  readonly paymentType: PaidWith["paymentType"];
}

const runText = (run: Run): string =>
  run.validFrom === null
    ? "Your store is not approved yet. The campaign goes live within 24 hours of store approval, and its days start then."
    : `It runs from ${formatMinute(run.validFrom)} to ${formatMinute(run.validTill)}, Central time.`;

/** The lines of what was paid, without the one that is the amount itself. */
function paidLines({ receipt, paymentType }: Priced): readonly ReceiptLine[] {
  const lines = linesPaidBy(receipt, paymentType);
  const last = lines.some(({ id }) => id === "charge") ? "charge" : "total";
  return lines.filter(({ id }) => id !== last);
}

const campaignLink = (id: string) => ({
  label: "See the campaign",
  href: panelPath("/home/campaign/manage", { id }),
});

/** To the payer, once a campaign is paid: what was paid, line by line, under which invoice, and when it runs (MAIL-C1). `amount` is CAD. */
export function campaignPaidMail(
  paid: Priced & {
    readonly campaignName: string;
    readonly storeName: string;
    readonly invoiceId: string;
    readonly amount: number;
    readonly run: Run;
    readonly campaignId: string;
  },
): MailContent {
  return {
    subject: `Your campaign "${paid.campaignName}" is paid, invoice ${paid.invoiceId}`,
    paragraphs: ["Thank you. Your payment has arrived.", runText(paid.run)],
    facts: [
      { label: "Campaign", value: paid.campaignName },
      { label: "Branch", value: paid.storeName },
      { label: "Invoice", value: paid.invoiceId },
    ],
    amounts: [
      ...paidLines(paid).map((line) => ({ label: line.label, value: formatLine(line) })),
      { label: "Paid", value: formatCad(paid.amount) },
    ],
    link: campaignLink(paid.campaignId),
  };
}

/** How the mail of a refund calls its credit note, by which the page of the invoice finds that again (INV-M4). */
export const CREDIT_NOTE = "Credit note";

/** To the payer, once a payment was refunded: how much, for what, and why (MAIL-C2). `amount` is CAD. */
export function paymentRefundedMail(refund: {
  readonly amount: number;
  /** What had been paid for: a campaign's name, "Card Verification", or that it is not known. */
  readonly paidFor: string;
  readonly paymentId: string | null;
  /** Why, in a sentence. */
  readonly why: string;
  /** What it paid for and how the refund is made up, if something was sold. */
  readonly sold?: {
    readonly campaignId: string;
    readonly invoiceId: string;
    /** The number of the credit note that the refund has. */
    readonly creditNote: string | null;
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
      ...(refund.sold?.creditNote ? [{ label: CREDIT_NOTE, value: refund.sold.creditNote }] : []),
      ...(refund.paymentId === null ? [] : [{ label: "Payment", value: refund.paymentId }]),
    ],
    amounts: [
      ...(refund.sold?.lines ?? [])
        .filter(({ id }) => id !== "total")
        .map((line) => ({ label: line.label, value: formatLine(line) })),
      { label: "Refunded", value: formatCad(refund.amount) },
    ],
    link: refund.sold ? campaignLink(refund.sold.campaignId) : (refund.link ?? null),
  };
}

const voidText = (notes: number): string =>
  `${notes === 1 ? "The credit note below is" : "The credit notes below are"} void. Your invoice lists what holds, and another one is issued once the refund has arrived.`;

/** To the payer, once the money of a refund came back: it has not reached them, and is with us again (MAIL-C11). `amount` is CAD. */
export function refundReturnedMail(refund: {
  readonly amount: number;
  /** What had been paid for, as the mail of the refund named it. */
  readonly paidFor: string;
  readonly paymentId: string | null;
  /** What it paid for, if something was sold. */
  readonly sold?: {
    readonly campaignId: string;
    readonly invoiceId: string;
    /** The numbers of the credit notes that are void by it. */
    readonly voided: readonly string[];
  };
}): MailContent {
  const { amount, paidFor, paymentId, sold } = refund;
  const voided = sold?.voided ?? [];
  return {
    subject: `Your refund of ${formatCad(amount)} came back to us`,
    paragraphs: [
      "Your bank has returned the money that we had refunded, so that it has not reached you. It is with us: we refund it once more, or ask you how you would like to get it.",
      ...(voided.length === 0 ? [] : [voidText(voided.length)]),
    ],
    facts: [
      { label: "Paid for", value: paidFor },
      ...(sold ? [{ label: "Invoice", value: sold.invoiceId }] : []),
      ...(voided.length === 0 ? [] : [{ label: CREDIT_NOTE, value: voided.join(", ") }]),
      ...(paymentId === null ? [] : [{ label: "Payment", value: paymentId }]),
    ],
    amounts: [{ label: "Returned", value: formatCad(amount) }],
    link: sold ? campaignLink(sold.campaignId) : null,
  };
}
