import { formatCentral } from "../dates/format-dates.ts";
import type { MailContent } from "../mail/mail.schema.ts";
import { formatCad } from "../money/format-money.ts";
import type { Run } from "./campaign-run.ts";

const runText = (run: Run): string =>
  run.validFrom === null
    ? "Your store is not approved yet. The campaign goes live within 24 hours of store approval, and its days start then."
    : `It runs from ${formatCentral(run.validFrom)} to ${formatCentral(run.validTill)}, Central time.`;

/** To the payer, once a campaign is paid: what was paid, under which invoice, and when it runs (MAIL-C1). `amount` is CAD. */
export function campaignPaidMail(paid: {
  readonly campaignName: string;
  readonly storeName: string;
  readonly invoiceId: string;
  readonly amount: number;
  readonly run: Run;
}): MailContent {
  return {
    subject: `Your campaign "${paid.campaignName}" is paid, invoice ${paid.invoiceId}`,
    paragraphs: ["Thank you. Your payment has arrived.", runText(paid.run)],
    facts: [
      { label: "Campaign", value: paid.campaignName },
      { label: "Branch", value: paid.storeName },
      { label: "Invoice", value: paid.invoiceId },
      { label: "Amount", value: formatCad(paid.amount) },
    ],
    link: null,
  };
}
