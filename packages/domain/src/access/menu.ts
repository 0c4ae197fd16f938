import type { Ability } from "./ability.ts";
import { isMaster, isShopUser } from "./actor.ts";
import { can } from "./can.ts";
import type { Actor } from "./logged-user.schema.ts";

/** The groups that the menu is shown in, one below the other (ACCESS-M9). */
const GROUPS = ["Home", "Catalogue", "Promotion", "Money", "Reports and people"] as const;
export type MenuGroup = (typeof GROUPS)[number];

/** An entry of the side menu. The path is what follows the base path `/ADMIN-UI`. */
export interface MenuEntry {
  readonly entry: string;
  readonly path: string;
  readonly group: MenuGroup;
}

type Shown = Ability | "everyone" | ((actor: Actor) => boolean);

const ENTRIES = [
  { entry: "Home", path: "/home", group: "Home", shown: "everyone" },
  { entry: "Stores", path: "/home/company", group: "Catalogue", shown: "everyone" },
  { entry: "Branches", path: "/home/branches", group: "Catalogue", shown: "everyone" },
  { entry: "Offers/Collection", path: "/home/offers", group: "Catalogue", shown: "everyone" },
  { entry: "Products", path: "/home/products", group: "Catalogue", shown: "everyone" },
  {
    entry: "Product Variant",
    path: "/home/productVariant/manage",
    group: "Catalogue",
    shown: (actor) => isMaster(actor) || isShopUser(actor),
  },
  { entry: "Users", path: "/home/users/manage", group: "Reports and people", shown: "everyone" },
  {
    entry: "Categories",
    path: "/home/categories/manage",
    group: "Catalogue",
    shown: "categories.manage",
  },
  {
    entry: "Flyer Campaign",
    path: "/home/campaign/campaignList",
    group: "Promotion",
    shown: "everyone",
  },
  {
    entry: "Sponsored Campaign",
    path: "/home/campaign/sponsoredCampaignList",
    group: "Promotion",
    shown: "everyone",
  },
  {
    entry: "Sponsored Section",
    path: "/home/section",
    group: "Promotion",
    shown: "sections.manage",
  },
  {
    entry: "Shopify Sponsored",
    path: "/home/shopifySponsored",
    group: "Promotion",
    shown: "shopSponsored.manage",
  },
  { entry: "Shopify Catalog", path: "/home/catalog", group: "Promotion", shown: "catalog.view" },
  { entry: "Transactions", path: "/home/transactions", group: "Money", shown: "transactions.view" },
  { entry: "Invoice", path: "/home/invoice", group: "Money", shown: "invoices.view" },
  {
    entry: "Payments",
    path: "/home/payments",
    group: "Money",
    shown: (actor) =>
      can(actor, "payments.view").allowed && !can(actor, "transactions.view").allowed,
  },
  { entry: "Bills", path: "/home/bills", group: "Money", shown: "bills.view" },
  {
    entry: "Conversion Report",
    path: "/home/report/conversionReport",
    group: "Reports and people",
    shown: "reports.conversion",
  },
  {
    entry: "All Conversion Report",
    path: "/home/report/allConversionReport",
    group: "Reports and people",
    shown: (actor) =>
      can(actor, "reports.filterDates").allowed && !can(actor, "reports.conversion").allowed,
  },
  {
    entry: "Consolidate Conversion",
    path: "/home/consolidateConversionReport",
    group: "Reports and people",
    shown: "reports.consolidated",
  },
  {
    entry: "Payment Method",
    path: "/home/paymentMethod",
    group: "Money",
    shown: "cards.manageOwn",
  },
] as const satisfies readonly (MenuEntry & { readonly shown: Shown })[];

type Known<Entry> = Entry extends MenuEntry ? Pick<Entry, "entry" | "path"> : never;

/** The entries by name, each with the path it leads to: a screen says which of them it is. */
export type KnownMenuEntry = Known<(typeof ENTRIES)[number]>;

const isShown = (actor: Actor, shown: Shown): boolean => {
  if (shown === "everyone") return true;
  return typeof shown === "function" ? shown(actor) : can(actor, shown).allowed;
};

/** The side menu of a user, in the specification's order; what they may not use is absent (ACCESS-M1 to ACCESS-M8, ACCESS-M10, ACCESS-M11). */
export function menu(actor: Actor): readonly MenuEntry[] {
  return ENTRIES.filter(({ shown }) => isShown(actor, shown)).map(({ entry, path, group }) => ({
    entry,
    path,
    group,
  }));
}

/** Entries by their group, in the order of the groups; a group without entries is absent (ACCESS-M9). */
export const inGroups = <Entry extends Pick<MenuEntry, "group">>(entries: readonly Entry[]) =>
  GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((each) => each.entries.length > 0);
