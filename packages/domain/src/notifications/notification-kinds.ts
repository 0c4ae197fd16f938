/** The kinds of notifications for users of a company. */
export const COMPANY_KINDS = [
  "storeApproved",
  "storeUnapproved",
  "storeSentBack",
  "campaignEnds",
  "paymentFailed",
  "cardExpires",
  "billRejected",
] as const;

/** The kinds of notifications for users who act across companies. */
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
