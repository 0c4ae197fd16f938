import type { Cents } from "@marquee/domain/money/cents";

const RECEIPT = "campaign-paid:";

/** The key of the mail with a campaign's receipt: each key names the fact that its mail is about, so that it is sent once. */
export const receiptMailKey = (campaignId: string): string => `${RECEIPT}${campaignId}`;

/** Of a refund: by its id, or by that of the attempt whose payment went back as a whole. */
export const refundMailKey = (id: string): string => `refunded:${id}`;

/** Of what was credited after a comparison of the books, by what is refunded of the attempt in all. */
export const creditMailKey = (attemptId: string, total: Cents): string =>
  `credited:${attemptId}:${total}`;

/** What a user's press has mailed again: the user, the invoice and the press itself (INV-M2). */
interface AskedAgain {
  readonly to: string;
  readonly invoiceId: string;
  readonly request: string;
}

/** Of a receipt that a user has mailed to themselves. The index `outbox_receipt_again` finds those of an invoice by its part of the key. */
export const againMailKey = ({ to, invoiceId, request }: AskedAgain): string =>
  `receipt-again:${to}:${invoiceId}:${request}`;

/** Who had a receipt mailed again, by the key of its mail. */
export const askerOf = (key: string): string => key.split(":").slice(1, -2).join(":");

/** Whether a mail is the receipt that the payer got. */
export const isReceiptKey = (key: string): boolean => key.startsWith(RECEIPT);
