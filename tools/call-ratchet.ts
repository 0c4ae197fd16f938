/** Compares calls without a handler with the list of those that may be without one: the list may only shrink. */
export function ratchetProblems(
  listed: readonly string[],
  left: readonly string[],
): readonly string[] {
  const allowed = new Set(listed);
  const open = new Set(left);
  return [
    ...left
      .filter((name) => !allowed.has(name))
      .map(
        (name) =>
          `${name} has no handler, and is not among the calls that may be without one: write it in the handlers.ts of its noun in apps/server/src, and mount the noun in apps/server/src/handlers.ts`,
      ),
    ...listed
      .filter((name) => !open.has(name))
      .map(
        (name) =>
          `${name} has a handler now, or is no call: take it off the list (npm run calls -- --shrink)`,
      ),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${name} is listed twice`),
  ];
}

/** The list without what is built by now. It never grows: what is new has to be built. */
export const shrunk = (listed: readonly string[], left: readonly string[]): readonly string[] => [
  ...new Set(listed.filter((name) => left.includes(name))),
];
