import { changeMessages } from "@marquee/domain/items/change-messages";
import { hasValues, type ChangeValues, type ItemChange } from "@marquee/domain/items/item-changes";
import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { Refusal } from "../platform/refusal/refusal.ts";

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly updatedBy: string;
}

/** How the items of a noun are read and written, when many of them are changed. */
export interface ChangedNoun<
  Item extends Stored,
  Change extends Pick<ItemChange, "id" | "version">,
> {
  /** Locks the items of the caller's scope that can be changed with others, in the order of their ids. */
  readonly lock: (ids: readonly string[]) => Promise<readonly Item[]>;
  /** The fields of an item that can be changed, as they are stored. */
  readonly current: (item: Item) => ChangeValues;
  readonly write: (item: Item, change: Change) => Promise<Item | Refusal>;
}

const refuseItem = (id: string, ...reasons: readonly string[]): ChangeOutcome => ({
  tag: "refused",
  id,
  reasons,
});

type AnyChange = Pick<ItemChange, "id" | "version"> & { readonly values: object };

async function changeItem<Item extends Stored, Change extends AnyChange>(
  items: Map<string, Item>,
  change: Change,
  { current, write }: ChangedNoun<Item, Change>,
): Promise<ChangeOutcome> {
  const { id, version } = change;
  const values: ChangeValues = Object.fromEntries(Object.entries(change.values));
  const stored = items.get(id);
  if (stored === undefined) return refuseItem(id, changeMessages.notThere);
  const now = current(stored);
  if (hasValues(now, values)) return { tag: "changed", id, version: stored.version };
  if (stored.version !== version)
    return {
      tag: "changedMeanwhile",
      id,
      by: stored.updatedBy,
      version: stored.version,
      current: Object.keys(values).map((field) => ({ field, value: now[field] ?? "" })),
    };
  const changed = await write(stored, change);
  if (!(changed instanceof Refusal)) {
    // a later change of the same call may name it again
    items.set(id, changed);
    return { tag: "changed", id, version: changed.version };
  }
  const { message, issues = [] } = changed.failure;
  return refuseItem(id, ...(issues.length > 0 ? issues.map((issue) => issue.message) : [message]));
}

/**
 * Changes many items, each by the rules of its form (CHANGE-T1 to CHANGE-T3): one that is refused keeps none of the others from
 * being changed. All are locked before the first is changed, so that such calls wait for each other (CHANGE-T4).
 */
export async function changeItems<Item extends Stored, Change extends AnyChange>(
  changes: readonly Change[],
  noun: ChangedNoun<Item, Change>,
): Promise<readonly ChangeOutcome[]> {
  const locked = await noun.lock(changes.map(({ id }) => id));
  const items = new Map(locked.map((item) => [item.id, item]));
  const inOrder = changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const outcomes: ChangeOutcome[] = [];
  for (const change of inOrder) outcomes.push(await changeItem(items, change, noun));
  return outcomes;
}
