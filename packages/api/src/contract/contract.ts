import { campaignContract } from "./campaigns.ts";
import { categoryContract } from "./categories.ts";
import { companyContract } from "./companies.ts";
import { geographyContract } from "./geography.ts";
import { imageContract } from "./images.ts";
import { invoiceContract } from "./invoices.ts";
import { offerContract } from "./offers.ts";
import { paymentContract } from "./payments.ts";
import { productContract } from "./products.ts";
import { sessionContract } from "./session.ts";
import { storeContract } from "./stores.ts";
import { transactionContract } from "./transactions.ts";

/** Every call by noun and name: what it takes, gives and refuses. The server and the documentation load this. */
export const contract = {
  session: sessionContract,
  companies: companyContract,
  stores: storeContract,
  geography: geographyContract,
  categories: categoryContract,
  offers: offerContract,
  products: productContract,
  images: imageContract,
  campaigns: campaignContract,
  payments: paymentContract,
  transactions: transactionContract,
  invoices: invoiceContract,
} as const;
export type Contract = typeof contract;
