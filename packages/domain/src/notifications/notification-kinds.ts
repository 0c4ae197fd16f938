/** Of what users of a company are notified. */
export const COMPANY_KINDS = [
  "storeApproved",
  "storeUnapproved",
  "storeSentBack",
  "campaignEnds",
  "paymentFailed",
  "cardExpires",
  "billRejected",
] as const;

/** Of what users are notified who act across companies. */
export const STAFF_KINDS = [
  "storeWaits",
  "billsWait",
  "paymentStuck",
  "paymentDisputed",
  "refundFailed",
  "cardsTested",
  "rowsRefused",
] as const;

export const NOTIFICATION_KINDS = [...COMPANY_KINDS, ...STAFF_KINDS] as const;
