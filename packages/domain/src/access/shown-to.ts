import type { Ability } from "./ability.ts";

/** Abilities of which one is enough. */
export type AnyOf = readonly [Ability, ...Ability[]];

/**
 * Annotates the schema of a thing that not everybody who is signed in may see with the abilities of which one is needed.
 * It holds for every call that answers the thing: alone, in a list, as a document, or within another thing (API-A5).
 */
export const shownTo = (...abilities: AnyOf): { readonly shownTo: AnyOf } => ({
  shownTo: abilities,
});
