import type { Ability } from "../access/ability.ts";
import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { SearchHit } from "./search.schema.ts";

/** Something to do, by the name that its button has. */
export interface SearchAction {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** What else users call it. */
  readonly words: string;
  /** Below the base path `/ADMIN-UI`. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

interface Known extends Omit<SearchAction, "search" | "words"> {
  readonly ability: Ability;
  readonly words?: string;
  readonly search?: Readonly<Record<string, string>>;
}

const ACTIONS: readonly Known[] = [
  {
    id: "addOffer",
    label: "Add Offer",
    detail: "New offer or collection",
    words: "create new offer collection",
    path: "/home/offers/add",
    ability: "offers.edit",
  },
  {
    id: "addProduct",
    label: "Add Product",
    detail: "New product",
    words: "create new product",
    path: "/home/products/addProduct",
    ability: "products.edit",
  },
  {
    id: "importProducts",
    label: "Import products",
    detail: "Products from a file",
    words: "upload csv file spreadsheet",
    path: "/home/products/import",
    ability: "products.edit",
  },
  {
    id: "startFlyer",
    label: "Start a flyer campaign",
    detail: "Promote offers or products",
    words: "promote advertise offers products",
    path: "/home/campaign/promotionBatch",
    search: { type: "flyer" },
    ability: "campaigns.create",
  },
  {
    id: "startSponsored",
    label: "Start a sponsored campaign",
    detail: "Keywords and sections",
    words: "promote advertise keywords sections bids",
    path: "/home/campaign/sponsoredPromotion",
    search: { type: "sponsored" },
    ability: "campaigns.create",
  },
  {
    id: "addUser",
    label: "Add User",
    detail: "New user",
    words: "invite person colleague member",
    path: "/home/users/addUser",
    ability: "users.add",
  },
  {
    id: "inviteUsers",
    label: "Invite several people",
    detail: "Their addresses, pasted",
    words: "colleagues team members paste emails",
    path: "/home/users/invite",
    ability: "users.add",
  },
  {
    id: "addRole",
    label: "Add Roles",
    detail: "New role",
    words: "create rights privileges",
    path: "/home/users/addRole",
    ability: "roles.add",
  },
  {
    id: "addCompany",
    label: "Add Company",
    detail: "New company",
    words: "create merchant",
    path: "/home/company/AddCompany",
    ability: "companies.add",
  },
  {
    id: "reviewBills",
    label: "Review bills",
    detail: "Approve or reject one after the other",
    words: "moderate approve reject receipts",
    path: "/home/bills/queue",
    ability: "bills.moderate",
  },
  {
    id: "addSection",
    label: "Add Section",
    detail: "New sponsored section",
    words: "create",
    path: "/home/section/addSection",
    ability: "sections.manage",
  },
  {
    id: "approveStores",
    label: "Approve branches",
    detail: "Branches that await approval",
    words: "approve stores review pending waiting",
    path: "/home/branches/waiting",
    ability: "stores.approve",
  },
];

/** What the palette does at once, without leaving the page. */
export interface PanelAct {
  readonly act: "darkTheme" | "lightTheme" | "deviceTheme" | "switchCompany" | "signOut";
  readonly label: string;
  readonly detail: string;
  readonly words: string;
  /** What it takes; absent: every user does it. */
  readonly ability?: Ability;
}

/** By the names that the menus of the top bar have (SEARCH-A4). */
const PANEL_ACTS: readonly PanelAct[] = [
  { act: "darkTheme", label: "Dark", detail: "Theme", words: "theme mode night appearance" },
  { act: "lightTheme", label: "Light", detail: "Theme", words: "theme mode day appearance" },
  {
    act: "deviceTheme",
    label: "As the device",
    detail: "Theme",
    words: "theme mode system appearance",
  },
  {
    act: "switchCompany",
    label: "Switch company",
    detail: "Of which company the lists are",
    words: "choose change all companies",
    ability: "companies.select",
  },
  {
    act: "signOut",
    label: "Logout",
    detail: "Ends the session in this browser",
    words: "sign out log off",
  },
];

/** What the palette does at once for this user. */
export const panelActsOf = (actor: Actor): readonly PanelAct[] =>
  PANEL_ACTS.filter(({ ability }) => ability === undefined || can(actor, ability).allowed);

/** What a user may do by its name, with the abilities that its buttons have (SEARCH-A1). */
export const actionsOf = (actor: Actor): readonly SearchAction[] =>
  ACTIONS.filter(({ ability }) => can(actor, ability).allowed).map(
    ({ ability: _ability, search = {}, words = "", ...action }) => ({ ...action, words, search }),
  );

/** Promotes the pending items of a kind that were found, all at once (SEARCH-A3). */
function promoteItems(
  promoted: "offers" | "products",
  hits: readonly SearchHit[],
): readonly SearchAction[] {
  const items = hits.filter(({ kind, status }) => kind === promoted && status === "pending");
  const [first] = items;
  if (first === undefined) return [];
  const ids = items.map(({ id }) => id).join(",");
  const names = items.map(({ label }) => label).join(", ");
  return [
    {
      id: `promote ${ids}`,
      label: `Promote ${items.length === 1 ? first.label : `${items.length} ${promoted}`}`,
      detail: items.length === 1 ? "The area and the days" : names,
      words: "",
      path: `/home/${promoted}`,
      search: { tab: "pending", promoteIds: ids },
    },
  ];
}

/** What can be done with things that were found: pending offers and products are promoted, a campaign that is over is renewed (SEARCH-A2, SEARCH-A3). */
export function actionsFor(actor: Actor, hits: readonly SearchHit[]): readonly SearchAction[] {
  if (!can(actor, "campaigns.create").allowed) return [];
  const renewals = hits
    .filter(({ kind, status }) => kind === "campaigns" && status === "inactive")
    .map(({ id, label, type }) => ({
      id: `renew ${id}`,
      label: `Renew ${label}`,
      detail: "The same items and area, new days",
      words: "",
      path:
        type === "sponsored"
          ? "/home/campaign/sponsoredPromotion"
          : "/home/campaign/promotionBatch",
      search: { id, type: type ?? "flyer" },
    }));
  return [...promoteItems("offers", hits), ...promoteItems("products", hits), ...renewals];
}
