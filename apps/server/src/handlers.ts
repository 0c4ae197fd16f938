import { campaignHandlers } from "./campaigns/handlers.ts";
import { categoryHandlers } from "./categories/handlers.ts";
import { companyHandlers } from "./companies/handlers.ts";
import { geographyHandlers } from "./geography/handlers.ts";
import type { Handlers } from "./platform/http/handlers.ts";
import { imageHandlers } from "./images/handlers.ts";
import { invoiceHandlers } from "./invoices/handlers.ts";
import { offerHandlers } from "./offers/handlers.ts";
import { onboardingHandlers } from "./onboarding/handlers.ts";
import { fulfilmentHandlers } from "./payments/fulfilment/handlers.ts";
import { paymentHandlers } from "./payments/handlers.ts";
import { productHandlers } from "./products/handlers.ts";
import { reportHandlers } from "./reports/handlers.ts";
import type { Services } from "./services.ts";
import { sessionHandlers } from "./session/handlers.ts";
import { storeHandlers } from "./stores/handlers.ts";
import { transactionHandlers } from "./transactions/handlers.ts";
import { userHandlers } from "./users/handlers.ts";

/** The handlers of every noun. */
export const createHandlers = (services: Services): Handlers => ({
  session: sessionHandlers(services),
  companies: companyHandlers(services),
  stores: storeHandlers(services),
  geography: geographyHandlers,
  categories: categoryHandlers,
  offers: { ...offerHandlers, ...fulfilmentHandlers.offers },
  products: productHandlers,
  images: imageHandlers(services),
  onboarding: onboardingHandlers(services),
  payments: paymentHandlers(services),
  campaigns: { ...campaignHandlers, ...fulfilmentHandlers.campaigns },
  transactions: transactionHandlers,
  invoices: { ...invoiceHandlers, ...fulfilmentHandlers.invoices },
  reports: reportHandlers,
  users: userHandlers,
});
