import { nameKey } from "../wire/typed-text.ts";

const LONGEST_NAME = 120;

/** A name with this end, within what the name of a campaign may have. */
export const nameWithEnd = (name: string, end: string): string =>
  name.slice(0, LONGEST_NAME - end.length).replace(/\p{Surrogate}$/u, "") + end;

/** "Mile End, Nov 27", or "Mile End, Nov 27 (2)" if another campaign of its branch and day is called so (CAMP-D8). */
export function distinctName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  let distinct = name;
  for (let number = 2; keys.has(nameKey(distinct)); number += 1)
    distinct = nameWithEnd(name, ` (${number})`);
  return distinct;
}
