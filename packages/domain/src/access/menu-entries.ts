/** The groups that the menu is shown in, one below the other (ACCESS-M9). */
export const MENU_GROUPS = [
  "Home",
  "Catalogue",
  "Promotion",
  "Money",
  "Reports and users",
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** An entry of the side menu. The path is what follows the base path `/ADMIN-UI`. */
export interface MenuEntry {
  readonly entry: string;
  readonly path: string;
  readonly group: MenuGroup;
}

/** Every entry, in the specification's order. menu.ts decides who sees which. */
export const MENU_ENTRIES = [
  { entry: "Home", path: "/home", group: "Home" },
  { entry: "Stores", path: "/home/company", group: "Catalogue" },
  { entry: "Branches", path: "/home/branches", group: "Catalogue" },
  { entry: "Offers/Collection", path: "/home/offers", group: "Catalogue" },
  { entry: "Products", path: "/home/products", group: "Catalogue" },
  { entry: "Product Variant", path: "/home/productVariant/manage", group: "Catalogue" },
  { entry: "Users", path: "/home/users/manage", group: "Reports and users" },
  { entry: "Categories", path: "/home/categories/manage", group: "Catalogue" },
  { entry: "Flyer Campaign", path: "/home/campaign/campaignList", group: "Promotion" },
  { entry: "Sponsored Campaign", path: "/home/campaign/sponsoredCampaignList", group: "Promotion" },
  { entry: "Sponsored Section", path: "/home/section", group: "Promotion" },
  { entry: "Shopify Sponsored", path: "/home/shopifySponsored", group: "Promotion" },
  { entry: "Shopify Catalog", path: "/home/catalog", group: "Promotion" },
  { entry: "Transactions", path: "/home/transactions", group: "Money" },
  { entry: "Invoice", path: "/home/invoice", group: "Money" },
  { entry: "Payments", path: "/home/payments", group: "Money" },
  { entry: "Bills", path: "/home/bills", group: "Money" },
  {
    entry: "Conversion Report",
    path: "/home/report/conversionReport",
    group: "Reports and users",
  },
  {
    entry: "All Conversion Report",
    path: "/home/report/allConversionReport",
    group: "Reports and users",
  },
  {
    entry: "Consolidate Conversion",
    path: "/home/consolidateConversionReport",
    group: "Reports and users",
  },
  { entry: "Payment Method", path: "/home/paymentMethod", group: "Money" },
] as const satisfies readonly MenuEntry[];

type Known<Entry> = Entry extends MenuEntry ? Pick<Entry, "entry" | "path"> : never;

/** The entries by name, each with the path it leads to: a screen says which of them it is. */
export type KnownMenuEntry = Known<(typeof MENU_ENTRIES)[number]>;
