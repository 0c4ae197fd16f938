import { capitalise } from "../wire/capitalise.ts";
import { GRANTS } from "./ability-table.ts";
import { ABILITIES, type Ability } from "./ability.ts";
import { can, type AccessDecision } from "./can.ts";
import type { Actor } from "./logged-user.schema.ts";

/** One ability of a user: what it lets them do, and whether they may. */
export interface AbilityLine {
  readonly ability: Ability;
  readonly what: string;
  readonly decision: AccessDecision;
}

export interface NounAbilities {
  readonly noun: string;
  readonly lines: readonly AbilityLine[];
}

const NOUNS: Readonly<Record<string, string>> = {
  companies: "Companies",
  stores: "Stores and branches",
  categories: "Categories",
  offers: "Offers and collections",
  products: "Products",
  variants: "Product variants",
  users: "Users",
  roles: "Roles",
  campaigns: "Campaigns",
  bills: "Bills",
  sections: "Sponsored sections",
  transactions: "Transactions",
  invoices: "Invoices",
  catalog: "Synced catalog",
  reports: "Reports",
  shopSponsored: "Shop-platform sections",
  cards: "Saved cards",
};

const abilityNoun = (ability: Ability): string => {
  const key = ability.slice(0, ability.indexOf("."));
  return NOUNS[key] ?? capitalise(key);
};

/** Every ability by its noun, each with the decision for this user and the reason if it is no (ACCESS-P7). */
export function abilitiesByNoun(actor: Actor): readonly NounAbilities[] {
  return [...Map.groupBy(ABILITIES, abilityNoun)].map(([noun, abilities]) => ({
    noun,
    lines: abilities.map((ability) => ({
      ability,
      what: capitalise(GRANTS[ability].what),
      decision: can(actor, ability),
    })),
  }));
}
