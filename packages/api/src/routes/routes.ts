import { billRoutes } from "./bills.ts";
import { campaignRoutes } from "./campaigns.ts";
import { caseRoutes } from "./cases.ts";
import { catalogRoutes } from "./catalog.ts";
import { categoryRoutes } from "./categories.ts";
import { companyRoutes } from "./companies.ts";
import { disputeRoutes } from "./disputes.ts";
import { eventRoutes } from "./events.ts";
import { geographyRoutes } from "./geography.ts";
import { homeRoutes } from "./home.ts";
import { imageRoutes } from "./images.ts";
import { ingestRoutes } from "./ingest.ts";
import { invoiceRoutes } from "./invoices.ts";
import { notificationRoutes } from "./notifications.ts";
import { offerRoutes } from "./offers.ts";
import { onboardingRoutes } from "./onboarding.ts";
import { paymentRoutes } from "./payments.ts";
import { productRoutes } from "./products.ts";
import { reconciliationRoutes } from "./reconciliation.ts";
import { refundRoutes } from "./refunds.ts";
import { reportRoutes } from "./reports.ts";
import { roleRoutes } from "./roles.ts";
import { searchRoutes } from "./search.ts";
import { sectionRoutes } from "./sections.ts";
import { sessionRoutes } from "./session.ts";
import { storeRoutes } from "./stores.ts";
import { trafficRoutes } from "./traffic.ts";
import { transactionRoutes } from "./transactions.ts";
import { undeliveredRoutes } from "./undelivered.ts";
import { userRoutes } from "./users.ts";
import { viewRoutes } from "./views.ts";

/** Every call by noun and name: method and path alone, the only part of the contract a browser loads. */
export const routes = {
  session: sessionRoutes,
  onboarding: onboardingRoutes,
  companies: companyRoutes,
  stores: storeRoutes,
  geography: geographyRoutes,
  categories: categoryRoutes,
  offers: offerRoutes,
  products: productRoutes,
  images: imageRoutes,
  campaigns: campaignRoutes,
  payments: paymentRoutes,
  disputes: disputeRoutes,
  reconciliation: reconciliationRoutes,
  undelivered: undeliveredRoutes,
  refunds: refundRoutes,
  transactions: transactionRoutes,
  invoices: invoiceRoutes,
  bills: billRoutes,
  sections: sectionRoutes,
  catalog: catalogRoutes,
  reports: reportRoutes,
  users: userRoutes,
  roles: roleRoutes,
  events: eventRoutes,
  ingest: ingestRoutes,
  home: homeRoutes,
  search: searchRoutes,
  notifications: notificationRoutes,
  views: viewRoutes,
  traffic: trafficRoutes,
  cases: caseRoutes,
} as const;
