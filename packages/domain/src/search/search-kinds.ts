import type { Ability } from "../access/ability.ts";
import { isPrivileged } from "../access/actor.ts";
import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { SEARCH_KINDS } from "./hit-kinds.ts";
import type { SearchKind } from "./search.schema.ts";

/** The most hits of each kind (SEARCH-F2). */
export const MOST_OF_A_KIND = 5;
/** The most hits if only one kind is asked for (SEARCH-F5). */
export const MOST_OF_ONE_KIND = 20;
/** So many that fit are compared and counted of a kind that there are very many of (SEARCH-F6). */
export const MOST_COMPARED = 1000;
/** The palette asks for no shorter texts: they fit too much (SEARCH-F1). */
export const SHORTEST_SEARCH = 2;
/** A longer text finds nothing. */
export const LONGEST_SEARCH = 100;

const NEEDS: Readonly<Partial<Record<SearchKind, Ability>>> = {
  invoices: "invoices.view",
  transactions: "transactions.view",
  categories: "categories.manage",
};

/** What a user may search (SEARCH-F3): without a company, and not across companies, users alone. */
export function searchedKinds(actor: Actor): readonly SearchKind[] {
  if (!isPrivileged(actor) && !actor.companyId) return ["users"];
  return SEARCH_KINDS.filter((kind) => {
    const ability = NEEDS[kind];
    return ability === undefined || can(actor, ability).allowed;
  });
}

/** What an invoice's number is looked for by: `INV-…12` leaves out what is between (SEARCH-F4). */
export const invoiceParts = (typed: string): readonly string[] =>
  typed
    .split(/…|\.{2,}/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
