/** Why money that came goes back. */
export const REFUND_REASONS = [
  "cardVerification",
  "paidBefore",
  "wrongAmount",
  "wrongCurrency",
  "soldAlready",
  "mappedAlready",
  "itemsGone",
  "offerOver",
  "notInBooks",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

const SENTENCE: Readonly<Record<RefundReason, string>> = {
  cardVerification: "The charge was only to verify your card.",
  paidBefore: "This had been paid before.",
  wrongAmount: "The amount was not the price.",
  wrongCurrency: "The payment was not in CAD.",
  soldAlready: "What you paid for has been promoted by another payment already.",
  mappedAlready: "The products had been mapped by another payment already.",
  itemsGone: "What was to be promoted is not there any more.",
  offerOver: "The offer was over before your payment came.",
  notInBooks: "Our books do not say any more what this payment was for.",
};

/** Why a payment was refunded, in a sentence for the payer (PAY-G1). */
export const refundSentence = (reason: RefundReason): string => SENTENCE[reason];
