import { approvalHandlers } from "./approval/handlers.ts";
import { ingestBeacons } from "./beacons/ingest-beacons.ts";
import { billHandlers } from "./bills/handlers.ts";
import { ingestBills } from "./bills/ingest-bills.ts";
import { campaignHandlers } from "./campaigns/handlers.ts";
import { caseHandlers } from "./cases/handlers.ts";
import { catalogHandlers } from "./catalog/handlers.ts";
import { ingestCatalogs } from "./catalog/ingest-catalogs.ts";
import { categoryHandlers } from "./categories/handlers.ts";
import { companyHandlers } from "./companies/handlers.ts";
import { geographyHandlers } from "./geography/handlers.ts";
import { homeHandlers } from "./home/handlers.ts";
import { imageHandlers } from "./images/handlers.ts";
import { invoiceHandlers } from "./invoices/handlers.ts";
import { notificationHandlers } from "./notifications/handlers.ts";
import { offerHandlers } from "./offers/handlers.ts";
import { onboardingHandlers } from "./onboarding/handlers.ts";
import { disputeHandlers } from "./payments/disputes/handlers.ts";
import { fulfilmentHandlers } from "./payments/fulfilment/handlers.ts";
import { paymentHandlers } from "./payments/handlers.ts";
import { refundHandlers } from "./payments/refunds/handlers.ts";
import type { Handlers } from "./platform/http/handlers.ts";
import type { Deliveries } from "./platform/ingest/ingest-endpoint.ts";
import { productHandlers } from "./products/handlers.ts";
import { reconciliationHandlers } from "./reconciliation/handlers.ts";
import { reportHandlers } from "./reports/handlers.ts";
import { ingestOrders } from "./reports/ingest-orders.ts";
import { roleHandlers } from "./roles/handlers.ts";
import { searchHandlers } from "./search/handlers.ts";
import { sectionHandlers } from "./sections/handlers.ts";
import type { Services } from "./services.ts";
import { sessionHandlers } from "./session/handlers.ts";
import { storeHandlers } from "./stores/handlers.ts";
import { trafficHandlers } from "./traffic/handlers.ts";
import { transactionHandlers } from "./transactions/handlers.ts";
import { undeliveredHandlers } from "./undelivered/handlers.ts";
import { userHandlers } from "./users/handlers.ts";
import { findUserNames } from "./users/queries.ts";
import { viewHandlers } from "./views/handlers.ts";

/** The handlers of every noun. */
export const createHandlers = (services: Services): Handlers => ({
  session: sessionHandlers(services),
  companies: companyHandlers({ ...services, findUserNames }),
  stores: { ...storeHandlers({ ...services, findUserNames }), ...approvalHandlers },
  geography: geographyHandlers,
  categories: categoryHandlers({ findUserNames }),
  offers: { ...offerHandlers, ...fulfilmentHandlers.offers },
  products: productHandlers,
  images: imageHandlers(services),
  onboarding: onboardingHandlers(services),
  payments: paymentHandlers(services),
  campaigns: { ...campaignHandlers(services), ...fulfilmentHandlers.campaigns },
  disputes: disputeHandlers(services),
  refunds: refundHandlers(services),
  reconciliation: reconciliationHandlers(services),
  undelivered: undeliveredHandlers(services),
  transactions: transactionHandlers,
  invoices: { ...invoiceHandlers(services), ...fulfilmentHandlers.invoices },
  catalog: catalogHandlers,
  reports: reportHandlers,
  users: userHandlers(services),
  roles: roleHandlers,
  sections: sectionHandlers,
  bills: billHandlers(services),
  home: homeHandlers(services),
  search: searchHandlers,
  notifications: notificationHandlers,
  views: viewHandlers,
  traffic: trafficHandlers(services),
  cases: caseHandlers(services),
});

/** What takes in the deliveries from outside. */
export const createDeliveries = ({ images }: Pick<Services, "images">): Deliveries => ({
  beacons: ingestBeacons,
  bills: (context, bills) => ingestBills(context, images, bills),
  catalogs: ingestCatalogs,
  orders: ingestOrders,
});
