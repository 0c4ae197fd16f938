import type { Ability } from "./ability.ts";

/** Abilities of which one is enough. */
export type AnyOf = readonly [Ability, ...Ability[]];

/**
 * Annotates the schema of a thing that not every signed-in user may see with the abilities of which one is needed.
 * It holds for every call that returns the thing: alone, in a list, as a document, or within another thing (API-A5).
 */
export const shownTo = (...abilities: AnyOf): { readonly shownTo: AnyOf } => ({
  shownTo: abilities,
});
