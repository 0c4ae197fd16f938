import { billContract } from "./bills.ts";
import { campaignContract } from "./campaigns.ts";
import { caseContract } from "./cases.ts";
import { catalogContract } from "./catalog.ts";
import { categoryContract } from "./categories.ts";
import { companyContract } from "./companies.ts";
import { disputeContract } from "./disputes.ts";
import { eventContract } from "./events.ts";
import { geographyContract } from "./geography.ts";
import { homeContract } from "./home.ts";
import { imageContract } from "./images.ts";
import { ingestContract } from "./ingest.ts";
import { invoiceContract } from "./invoices.ts";
import { notificationContract } from "./notifications.ts";
import { offerContract } from "./offers.ts";
import { onboardingContract } from "./onboarding.ts";
import { paymentContract } from "./payments.ts";
import { productContract } from "./products.ts";
import { reconciliationContract } from "./reconciliation.ts";
import { refundContract } from "./refunds.ts";
import { reportContract } from "./reports.ts";
import { roleContract } from "./roles.ts";
import { searchContract } from "./search.ts";
import { sectionContract } from "./sections.ts";
import { sessionContract } from "./session.ts";
import { storeContract } from "./stores.ts";
import { trafficContract } from "./traffic.ts";
import { transactionContract } from "./transactions.ts";
import { undeliveredContract } from "./undelivered.ts";
import { userContract } from "./users.ts";
import { viewContract } from "./views.ts";

/** Every call by noun and name: what it takes, gives and refuses. The server and the documentation load this. */
export const contract = {
  session: sessionContract,
  onboarding: onboardingContract,
  companies: companyContract,
  stores: storeContract,
  geography: geographyContract,
  categories: categoryContract,
  offers: offerContract,
  products: productContract,
  images: imageContract,
  campaigns: campaignContract,
  payments: paymentContract,
  disputes: disputeContract,
  reconciliation: reconciliationContract,
  undelivered: undeliveredContract,
  refunds: refundContract,
  transactions: transactionContract,
  invoices: invoiceContract,
  bills: billContract,
  sections: sectionContract,
  catalog: catalogContract,
  reports: reportContract,
  users: userContract,
  roles: roleContract,
  events: eventContract,
  ingest: ingestContract,
  home: homeContract,
  search: searchContract,
  notifications: notificationContract,
  views: viewContract,
  traffic: trafficContract,
  cases: caseContract,
} as const;
export type Contract = typeof contract;
