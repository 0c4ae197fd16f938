/** Compares calls without a handler with the list of those that may be without one: the list may only shrink. */
export function ratchetProblems(
  kept: readonly string[],
  left: readonly string[],
): readonly string[] {
  const allowed = new Set(kept);
  const open = new Set(left);
  return [
    ...left
      .filter((name) => !allowed.has(name))
      .map((name) => `${name} has no handler, and is not among the calls that may be without one`),
    ...kept
      .filter((name) => !open.has(name))
      .map((name) => `${name} has a handler now, or is no call: take it off the list (--shrink)`),
    ...kept
      .filter((name, index) => kept.indexOf(name) !== index)
      .map((name) => `${name} is listed twice`),
  ];
}

/** The list without what is built by now. It never grows: what is new has to be built. */
export const shrunk = (kept: readonly string[], left: readonly string[]): readonly string[] => [
  ...new Set(kept.filter((name) => left.includes(name))),
];
