/** Everything a user may be allowed to do, by noun. */
export const ABILITIES = [
  "companies.select",
  "companies.add",
  "companies.edit",
  "stores.edit",
  "stores.editPolicy",
  "stores.addBranch",
  "stores.approve",
  "categories.manage",
  "offers.edit",
  "offers.copy",
  "products.edit",
  "products.copy",
  "variants.edit",
  "users.add",
  "users.update",
  "users.setAgent",
  "roles.view",
  "roles.add",
  "roles.assign",
  "campaigns.create",
  "campaigns.createFromDetail",
  "bills.view",
  "bills.moderate",
  "sections.manage",
  "transactions.view",
  "payments.view",
  "invoices.view",
  "catalog.view",
  "reports.conversion",
  "reports.consolidated",
  "reports.filterDates",
  "shopSponsored.manage",
  "cards.manageOwn",
  "cards.manageOthers",
  "companies.editLogo",
  "traffic.view",
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Whether a text names an ability. */
export const isAbility = (text: string): text is Ability =>
  (ABILITIES as readonly string[]).includes(text);
