import type { Cents } from "@marquee/domain/money/cents";

const RECEIPT = "campaign-paid:";

/** The key of the mail with a campaign's receipt: each key names the fact that its mail is about, so that it is sent once. */
export const receiptMailKey = (campaignId: string): string => `${RECEIPT}${campaignId}`;

/**
 * The key of the mail about a refund: its id, or that of the attempt whose whole payment went back. The index
 * `outbox_refund_mail` finds it, and that of one that came back, by this part.
 */
export const refundMailKey = (id: string): string => `refunded:${id}`;

/** Names one of the refunds of an attempt, each requested after the one before it came back, by the provider's id of it. */
export const refundOfAttempt = (attemptId: string, refundId: string | null): string =>
  refundId === null ? attemptId : `${attemptId}:${refundId}`;

const RETURNED = "refund-returned:";

/** The key of the mail about a refund that came back: its id, or what `refundOfAttempt` returns. */
export const returnedMailKey = (id: string): string => `${RETURNED}${id}`;

/** Whether a mail is about a refund that came back. */
export const isReturnedKey = (key: string): boolean => key.startsWith(RETURNED);

/** The key of the mail about a credit note after a comparison of the books: the attempt, and what is refunded of it in all. */
export const creditMailKey = (attemptId: string, total: Cents): string =>
  `credited:${attemptId}:${total}`;

/** What a user's press has mailed again: the user, the invoice and the press itself (INV-M2). */
interface AskedAgain {
  readonly to: string;
  readonly invoiceId: string;
  readonly request: string;
}

/** The key of a receipt that a user mails to themselves. The index `outbox_receipt_again` finds those of an invoice by a part of it. */
export const againMailKey = ({ to, invoiceId, request }: AskedAgain): string =>
  `receipt-again:${to}:${invoiceId}:${request}`;

/** The user who had a receipt mailed again, read from the key of its mail. */
export const askerOf = (key: string): string => key.split(":").slice(1, -2).join(":");

/** Whether a mail is the receipt that the payer got. */
export const isReceiptKey = (key: string): boolean => key.startsWith(RECEIPT);
