import { formatCentral } from "../dates/format-dates.ts";
import type { MailContent } from "../mail/mail.schema.ts";
import { panelPath } from "../mail/panel-link.ts";
import { formatLine, linesPaidBy } from "../payments/receipt-lines.ts";
import type { Receipt, ReceiptLine } from "../payments/receipt.schema.ts";
import type { PaidWith } from "../payments/transaction.schema.ts";
import { formatCad } from "../money/format-money.ts";
import type { Run } from "./campaign-run.ts";

/** A price, and how it was paid. */
interface Priced {
  readonly receipt: Receipt;
  readonly paymentType: PaidWith["paymentType"];
}

const runText = (run: Run): string =>
  run.validFrom === null
    ? "Your store is not approved yet. The campaign goes live within 24 hours of store approval, and its days start then."
    : `It runs from ${formatCentral(run.validFrom)} to ${formatCentral(run.validTill)}, Central time.`;

/** The lines of what was paid, without the one that is the amount itself. */
function paidLines({ receipt, paymentType }: Priced): readonly ReceiptLine[] {
  const lines = linesPaidBy(receipt, paymentType);
  const last = lines.some(({ id }) => id === "charge") ? "charge" : "total";
  return lines.filter(({ id }) => id !== last);
}

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
    link: {
      label: "See the campaign",
      href: panelPath("/home/campaign/manage", { id: paid.campaignId }),
    },
  };
}
