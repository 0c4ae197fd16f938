import { campaignRoutes } from "./campaigns.ts";
import { categoryRoutes } from "./categories.ts";
import { companyRoutes } from "./companies.ts";
import { geographyRoutes } from "./geography.ts";
import { imageRoutes } from "./images.ts";
import { invoiceRoutes } from "./invoices.ts";
import { offerRoutes } from "./offers.ts";
import { paymentRoutes } from "./payments.ts";
import { productRoutes } from "./products.ts";
import { sessionRoutes } from "./session.ts";
import { storeRoutes } from "./stores.ts";
import { transactionRoutes } from "./transactions.ts";

/** Every call by noun and name: method and path alone, the only part of the contract a browser loads. */
export const routes = {
  session: sessionRoutes,
  companies: companyRoutes,
  stores: storeRoutes,
  geography: geographyRoutes,
  categories: categoryRoutes,
  offers: offerRoutes,
  products: productRoutes,
  images: imageRoutes,
  campaigns: campaignRoutes,
  payments: paymentRoutes,
  transactions: transactionRoutes,
  invoices: invoiceRoutes,
} as const;
