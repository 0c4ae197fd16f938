import type { Ability } from "./ability.ts";
import { isMaster, isShopUser } from "./actor.ts";
import { can } from "./can.ts";
import type { Actor } from "./logged-user.schema.ts";
import { MENU_ENTRIES, MENU_GROUPS, type KnownMenuEntry, type MenuEntry } from "./menu-entries.ts";

type Shown = Ability | "everyone" | ((actor: Actor) => boolean);

/** Who sees each entry. */
const SHOWN: Readonly<Record<KnownMenuEntry["entry"], Shown>> = {
  Home: "everyone",
  Stores: "everyone",
  Branches: "everyone",
  "Offers/Collection": "everyone",
  Products: "everyone",
  "Product Variant": (actor) => isMaster(actor) || isShopUser(actor),
  Users: "everyone",
  Categories: "categories.manage",
  "Flyer Campaign": "everyone",
  "Sponsored Campaign": "everyone",
  "Sponsored Section": "sections.manage",
  "Shopify Sponsored": "shopSponsored.manage",
  "Shopify Catalog": "catalog.view",
  Transactions: "transactions.view",
  Invoice: "invoices.view",
  Payments: (actor) =>
    can(actor, "payments.view").allowed && !can(actor, "transactions.view").allowed,
  Bills: "bills.view",
  "Conversion Report": "reports.conversion",
  "All Conversion Report": (actor) =>
    can(actor, "reports.filterDates").allowed && !can(actor, "reports.conversion").allowed,
  "Consolidate Conversion": "reports.consolidated",
  "Payment Method": "cards.manageOwn",
};

const isShown = (actor: Actor, shown: Shown): boolean => {
  if (shown === "everyone") return true;
  return typeof shown === "function" ? shown(actor) : can(actor, shown).allowed;
};

/** The side menu of a user, in the specification's order; what they may not use is absent (ACCESS-M1 to ACCESS-M8, ACCESS-M10, ACCESS-M11). */
export function menu(actor: Actor): readonly MenuEntry[] {
  return MENU_ENTRIES.filter(({ entry }) => isShown(actor, SHOWN[entry]));
}

/** Entries by their group, in the order of the groups; a group without entries is absent (ACCESS-M9). */
export const inGroups = <Entry extends Pick<MenuEntry, "group">>(entries: readonly Entry[]) =>
  MENU_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((each) => each.entries.length > 0);
