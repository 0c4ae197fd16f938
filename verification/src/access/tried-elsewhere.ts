/**
 * Nouns and calls that are not in the matrix, and what tries them by every user instead. A call of the contract that
 * is neither here nor in the matrix cannot exist: `accessCells` makes a cell of it, or throws.
 */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  "session.settings": "the same for every caller",
  "session.current": "about the caller alone",
  onboarding: "open to callers without an account (sign-up-limits.test.ts, drafts.test.ts)",
  geography: "public",
  ingest: "signed by the sender (REL-F3)",
  "offers.removeCopy": "the flows of the fuzz copy first (REL-F10)",
  "products.removeCopy": "the flows of the fuzz copy first (REL-F10)",
  home: "about the caller alone",
  notifications: "about the caller alone",
  campaigns: "the flows of the fuzz make one first (REL-F10)",
  payments: "the flows of the fuzz pay first (REL-F10)",
  transactions: "the flows of the fuzz pay first (REL-F10)",
  invoices: "the flows of the fuzz pay first (REL-F10)",
  bills: "the fuzz reads what its world has (REL-F10)",
  sections: "the flows of the fuzz make one first (REL-F10)",
  catalog: "the fuzz reads what its world has (REL-F10)",
  reports: "the fuzz reads what its world has (REL-F10)",
};

/** Lists of a company whose other calls are tried elsewhere. */
export const OF_COMPANY = new Set([
  "campaigns.byCompany",
  "bills.byCompany",
  "transactions.byCompany",
  "invoices.byCompany",
  "catalog.byCompany",
  "payments.cardOwners",
  "catalog.shopOffers",
  "catalog.shopProducts",
]);

/** What those lists are narrowed by. */
export const NARROWED_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "campaigns.byCompany": { status: "active", type: "flyer" },
  "bills.byCompany": { status: "N" },
  "catalog.shopOffers": { type: "Offer" },
};
