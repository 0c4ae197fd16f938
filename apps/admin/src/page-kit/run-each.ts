import { toFailure } from "@marquee/api/client/api-failure";
import type { FailureTag } from "@marquee/api/http/failure";

/** What one item was refused with. */
export interface Refused<Item> {
  readonly item: Item;
  readonly message: string;
}

/** What stands in the way of every item, not of one: the rest is not tried. */
const STOPS: ReadonlySet<FailureTag> = new Set([
  "Unavailable",
  "Unauthenticated",
  "TooMany",
  "Broken",
]);

/** Runs a call for each item, one after the other, past those that are refused, and says of each that was not done why (SCREEN-L26). */
export async function runEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<readonly Refused<Item>[]> {
  const refused: Refused<Item>[] = [];
  for (const [index, item] of items.entries()) {
    try {
      await run(item);
    } catch (error) {
      const { tag, message } = toFailure(error);
      if (STOPS.has(tag))
        return [...refused, ...items.slice(index).map((rest) => ({ item: rest, message }))];
      refused.push({ item, message });
    }
  }
  return refused;
}
