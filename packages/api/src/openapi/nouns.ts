import type { Contract } from "../contract/contract.ts";

/** What the calls of each noun are about. */
export const NOUNS: Readonly<Record<keyof Contract, string>> = {
  session: "Who is signed in, and what a browser must know before.",
  onboarding: "Signing up a company, signed out.",
  companies: "Merchants.",
  stores: "Branches of a company, their policy and their approval.",
  geography: "States, provinces and cities.",
  categories: "The category tree.",
  offers: "Offers and collections.",
  products: "Products and their variants.",
  images: "Images that are uploaded.",
  campaigns: "Flyer and sponsored campaigns.",
  payments: "Checkouts, promo codes, cards and PayPal.",
  transactions: "What became of payments.",
  invoices: "Invoices and their documents.",
  bills: "Receipts of shoppers, to be reviewed.",
  sections: "Places where sponsored items are shown.",
  catalog: "What the shop platform synced.",
  reports: "What campaigns brought to shops.",
  users: "Users of a company.",
  roles: "Roles and their privileges.",
  events: "What changed, sent to open screens.",
  ingest: "Signed deliveries from outside.",
  home: "What is live, and what waits for whom.",
  search: "One search over all kinds of things.",
  notifications: "What the caller is told of.",
};
