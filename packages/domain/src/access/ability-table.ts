import { capitalise } from "../wire/capitalise.ts";
import { ABILITIES, type Ability } from "./ability.ts";
import { holds, isAgent, isMaster, isPrivileged, isShopUser } from "./actor.ts";
import type { Actor, PrivilegeCode } from "./logged-user.schema.ts";
import type { AnyOf } from "./shown-to.ts";
import { quotedPrivilege } from "./titles.ts";

/** How a sentence names a privilege: by its title on screens, by its code for operators. */
type Named = (code: PrivilegeCode) => string;

/** The users who have an ability, as a test and in words: "Only {who} can {what}." */
export interface Grant {
  readonly rule: string;
  readonly what: string;
  readonly who: (named: Named) => string;
  readonly holds: (actor: Actor) => boolean;
}

type Who = Pick<Grant, "who" | "holds">;

const master: Who = { who: () => "a master user", holds: isMaster };
const privileged: Who = {
  who: (named) =>
    `a master user, an agent user or a user with the privilege ${named("VIEW_ALL_COMPANY")}`,
  holds: isPrivileged,
};
const editors: Who = {
  who: (named) =>
    `a master user, an agent user or a user with the privilege ${named("CAN_ADD_UPDATE")}`,
  holds: (actor) => isMaster(actor) || isAgent(actor) || holds(actor, "CAN_ADD_UPDATE"),
};
const masterOrEditor: Who = {
  who: (named) => `a master user or a user with the privilege ${named("CAN_ADD_UPDATE")}`,
  holds: (actor) => isMaster(actor) || holds(actor, "CAN_ADD_UPDATE"),
};
const companyEditors: Who = {
  who: (named) => `a master user or a user with the privilege ${named("ADD_UPDATE_COMPANY")}`,
  holds: (actor) => isMaster(actor) || holds(actor, "ADD_UPDATE_COMPANY"),
};
const storeEditors: Who = {
  who: (named) =>
    `a master user, an agent user or a user with the privilege ${named("CAN_ADD_UPDATE")} or ${named("ADD_UPDATE_COMPANY")}`,
  holds: (actor) => editors.holds(actor) || holds(actor, "ADD_UPDATE_COMPANY"),
};
const masterOrShop: Who = {
  who: () => "a master user or a shop-platform user",
  holds: (actor) => isMaster(actor) || isShopUser(actor),
};

/** The one table of rights. Screens, menus, route guards and the server ask it through `can`. */
export const GRANTS: Readonly<Record<Ability, Grant>> = {
  "companies.select": {
    rule: "ACCESS-A1",
    what: "choose another company and act across companies",
    ...privileged,
  },
  "companies.add": { rule: "ACCESS-A2", what: "add a company", ...companyEditors },
  "companies.edit": { rule: "ACCESS-A3", what: "edit a company", ...companyEditors },
  "stores.edit": { rule: "ACCESS-A4", what: "edit a store or branch", ...storeEditors },
  "stores.editPolicy": {
    rule: "ACCESS-A5",
    what: "add or edit a store policy",
    who: (named) =>
      `a master user, an agent user or a user with the privilege ${named("ADD_UPDATE_COMPANY")}`,
    holds: (actor) => isMaster(actor) || isAgent(actor) || holds(actor, "ADD_UPDATE_COMPANY"),
  },
  "stores.addBranch": { rule: "ACCESS-A6", what: "add a store or branch", ...editors },
  "stores.approve": { rule: "ACCESS-A7", what: "approve or un-approve a store", ...master },
  "categories.manage": { rule: "ACCESS-A8", what: "manage categories", ...master },
  "offers.edit": { rule: "ACCESS-A9", what: "add or edit offers and collections", ...editors },
  "offers.copy": { rule: "ACCESS-A10", what: "copy offers and collections", ...editors },
  "products.edit": { rule: "ACCESS-A11", what: "add or edit products", ...editors },
  "products.copy": { rule: "ACCESS-A12", what: "copy products", ...editors },
  "variants.edit": { rule: "ACCESS-A13", what: "add or edit product variants", ...editors },
  "users.add": { rule: "ACCESS-A14", what: "add users", ...masterOrEditor },
  "users.update": {
    rule: "ACCESS-A15",
    what: "update users",
    who: (named) =>
      `a master user, or a user with the privilege ${named("CAN_ADD_UPDATE")} who is no agent user,`,
    holds: (actor) => isMaster(actor) || (holds(actor, "CAN_ADD_UPDATE") && !isAgent(actor)),
  },
  "users.setAgent": { rule: "ACCESS-A16", what: "say who is an agent", ...master },
  "roles.view": { rule: "ACCESS-A17", what: "see the list of roles", ...master },
  "roles.add": { rule: "ACCESS-A18", what: "add roles", ...masterOrEditor },
  "roles.assign": { rule: "ACCESS-A19", what: "give a user a role", ...masterOrEditor },
  "campaigns.create": { rule: "ACCESS-A20", what: "create and renew campaigns", ...editors },
  "campaigns.createFromDetail": {
    rule: "ACCESS-A21",
    what: "create a campaign from the page of another",
    ...masterOrEditor,
  },
  "bills.view": {
    rule: "ACCESS-A22",
    what: "see bills",
    who: (named) => `a master user or a user with the privilege ${named("VIEW_BILLS")}`,
    holds: (actor) => isMaster(actor) || holds(actor, "VIEW_BILLS"),
  },
  "bills.moderate": { rule: "ACCESS-A23", what: "approve or reject bills", ...master },
  "sections.manage": { rule: "ACCESS-A24", what: "manage sponsored sections", ...master },
  "transactions.view": { rule: "ACCESS-A25", what: "see payment transactions", ...master },
  "undelivered.manage": {
    rule: "ACCESS-A37",
    what: "see what was not delivered and send it again",
    ...master,
  },
  "payments.view": {
    rule: "ACCESS-A36",
    what: "see the payments of a company",
    who: (named) =>
      `a master user, an agent user, or a user with the privilege ${named("CAN_ADD_UPDATE")} or ${named("VIEW_INVOICE")}`,
    holds: (actor) => editors.holds(actor) || (!isShopUser(actor) && holds(actor, "VIEW_INVOICE")),
  },
  "invoices.view": {
    rule: "ACCESS-A26",
    what: "see invoices",
    who: (named) =>
      `a master user, or a user with the privilege ${named("VIEW_INVOICE")} who is no shop-platform user,`,
    holds: (actor) => isMaster(actor) || (!isShopUser(actor) && holds(actor, "VIEW_INVOICE")),
  },
  "catalog.view": { rule: "ACCESS-A27", what: "see the synced catalog", ...masterOrShop },
  "reports.conversion": { rule: "ACCESS-A28", what: "see the conversion report", ...masterOrShop },
  "reports.consolidated": {
    rule: "ACCESS-A29",
    what: "see the consolidated conversion report",
    ...master,
  },
  "reports.filterDates": {
    rule: "ACCESS-A30",
    what: "filter the conversion report by date",
    ...privileged,
  },
  "shopSponsored.manage": {
    rule: "ACCESS-A31",
    what: "set up shop-platform sponsored sections",
    ...master,
  },
  "cards.manageOwn": {
    rule: "ACCESS-A32",
    what: "have saved cards",
    who: () => "a user whose company is not on the shop platform",
    holds: (actor) => !isShopUser(actor),
  },
  "cards.manageOthers": {
    rule: "ACCESS-A33",
    what: "manage the saved cards of others",
    ...privileged,
  },
  "companies.editLogo": {
    rule: "ACCESS-A34",
    what: "change the logo of a company",
    ...storeEditors,
  },
  "traffic.view": {
    rule: "ACCESS-A35",
    what: "see how the processes are used",
    who: () => "a master user or an agent user",
    holds: (actor) => isMaster(actor) || isAgent(actor),
  },
};

/** Why an ability is denied: who has it, in the words of screens unless privileges are to be named otherwise. */
export const refusalOf = ({ who, what }: Grant, named: Named = quotedPrivilege): string =>
  `Only ${who(named)} can ${what}.`;

/** Why a user holds none of several abilities when one would be enough: who has any of them. Masters are named once. */
export function refusalOfAny([first, ...others]: AnyOf): string {
  const name = (ability: Ability) => GRANTS[ability].who(quotedPrivilege).replace(/,$/u, "");
  const more = others.map((ability) => name(ability).replace(/^a master user(,| or) /u, ""));
  const who = [...new Set([name(first), ...more])].join(", or ");
  return others.length === 0 ? refusalOf(GRANTS[first]) : `Only ${who} can ${GRANTS[first].what}.`;
}

/** Every ability with what it means and who has it by the codes, for the technical pages and the command line. */
export function listAbilities(): readonly {
  readonly ability: Ability;
  readonly description: string;
}[] {
  return ABILITIES.map((ability) => {
    const { what, who } = GRANTS[ability];
    const text = `${what}: ${who((code) => code).replace(/,$/, "")}`;
    return { ability, description: capitalise(text) };
  });
}
