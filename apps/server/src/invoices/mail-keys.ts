import type { Cents } from "@marquee/domain/money/cents";

const RECEIPT = "campaign-paid:";

/** The key of the mail with a campaign's receipt: each key names the fact that its mail is about, so that it is sent once. */
export const receiptMailKey = (campaignId: string): string => `${RECEIPT}${campaignId}`;

/** Of a refund: by its id, or by that of the attempt whose payment went back as a whole. */
export const refundMailKey = (id: string): string => `refunded:${id}`;

/** Of what was credited after a comparison of the books, by what is refunded of the attempt in all. */
export const creditMailKey = (attemptId: string, total: Cents): string =>
  `credited:${attemptId}:${total}`;

/** Whether a mail is a receipt. */
export const isReceiptKey = (key: string): boolean => key.startsWith(RECEIPT);
