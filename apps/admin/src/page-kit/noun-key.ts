const dependents = new Map<string, Set<string>>();

/**
 * Returns the key that every query of a noun begins with: a save, or a change on the server, invalidates all of them.
 * `shownFrom` names the other nouns whose rows these queries show too, so that a change of those invalidates them as well.
 */
export function nounKey<const Noun extends string>(
  noun: Noun,
  { shownFrom = [] }: { readonly shownFrom?: readonly string[] } = {},
): readonly [Noun] {
  for (const other of shownFrom) {
    const known = dependents.get(other) ?? new Set();
    dependents.set(other, known.add(noun));
  }
  return [noun];
}

/** Returns a noun and every noun whose loaded queries show rows of it. */
export const changedNouns = (noun: string): readonly string[] => [
  noun,
  ...(dependents.get(noun) ?? []),
];
