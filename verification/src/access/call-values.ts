import { COMPANY } from "../harness/world.ts";

/** A section, which belongs to no company. */
export const SECTION = "access-section";

/** Lists whose `id` names a company. */
export const OF_COMPANY: ReadonlySet<string> = new Set([
  "campaigns.byCompany",
  "bills.byCompany",
  "transactions.byCompany",
  "invoices.byCompany",
  "catalog.byCompany",
  "catalog.shopOffers",
  "catalog.shopProducts",
  "payments.cardOwners",
]);

/** Lists whose `id` names a branch. */
export const OF_BRANCH: ReadonlySet<string> = new Set([
  "transactions.byBranch",
  "invoices.byBranch",
  "catalog.byBranch",
]);

/** Nouns and calls that name nothing of a company: who may make them is answered alike, whatever they name. */
export const WITHOUT_SUBJECT: ReadonlySet<string> = new Set([
  "categories",
  "sections",
  "geography",
  "stores.mailCorporation",
  "campaigns.plans",
  "campaigns.results",
  "payments.checkPromocode",
  "payments.itemPayment",
  // a shop sees its own, whatever the path names
  "reports.conversion",
  "reports.summary",
]);

const PERIOD = { from: "2026-03-01", to: "2026-03-31" };
const NO_FILTER = { companyId: "undefined", storeId: "undefined", ...PERIOD };
const FLYERS = { status: "active", type: "flyer" };

/** The values of parameters that mean something else in other calls. */
export const CALL_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "campaigns.byCompany": FLYERS,
  "campaigns.byBranch": FLYERS,
  "campaigns.offers": { type: "flyer", ...PERIOD },
  "campaigns.products": { type: "flyer", ...PERIOD },
  "campaigns.plans": { type: "offer" },
  "bills.byCompany": { status: "N" },
  "bills.byBranch": { status: "N" },
  "bills.review": { status: "A", decision: "Approve" },
  "catalog.shopOffers": { type: "Offer" },
  "reports.conversion": NO_FILTER,
  "reports.summary": NO_FILTER,
  "sections.byStatus": { status: "active" },
  "sections.byCategory": { category: "Trending", page: "Offer" },
  "sections.setActive": { active: "Y" },
  "geography.stateById": { id: "qc" },
  "geography.cities": { state: "qc" },
  "payments.checkPromocode": { code: "SPRING" },
};

/** What is asked in the query of a call that needs one. */
export const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "search.find": { q: "ma" },
  "sections.configureShop": { companyId: COMPANY.northline },
};
