import { formatMinute } from "../dates/format-dates.ts";
import type { MailContent } from "../mail/mail.schema.ts";
import { REJECT_REASONS } from "./bill-rejection.ts";
import type { BillRejection } from "./bill.schema.ts";

/** To the shopper, once their bill is rejected: which bill, and why (MAIL-C7). */
export function billRejectedMail(bill: {
  readonly storeName: string;
  readonly createdOn: string;
  readonly rejection: BillRejection;
}): MailContent {
  const { reason, note } = bill.rejection;
  return {
    subject: `Your receipt of ${bill.storeName} was not accepted`,
    paragraphs: [
      "Thank you for sending it. We could not accept it, and its ratings do not count.",
      ...(note === "" ? [] : [note]),
    ],
    facts: [
      { label: "Store", value: bill.storeName },
      { label: "Sent on", value: `${formatMinute(bill.createdOn)} Central time` },
      { label: "Reason", value: REJECT_REASONS[reason] },
    ],
    link: null,
  };
}
