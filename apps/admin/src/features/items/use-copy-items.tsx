import { toFailure } from "@marquee/api/client/api-failure";
import { itemMessages } from "@marquee/domain/items/messages";
import type { Destination } from "@marquee/domain/products/move-cells";
import type { CopyItemsMachine, ItemsToCopy, ItemToCopy } from "@marquee/machines/items/copy-items";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useCallback } from "react";
import type { BulkAction, RowAction } from "../../page-kit/list/list-definition.ts";
import { offerUndo } from "../../page-kit/offer-undo.ts";
import { runEach } from "../../page-kit/run-each.ts";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";

/** An item that is copied. */
export interface Item {
  readonly id: string;
  readonly heading: string;
}

export interface CopiedItems {
  /** Copies one; safe to repeat. */
  readonly copy: (item: ItemToCopy) => Promise<unknown>;
  /** Removes the copy again, if it is as it was made. */
  readonly removeCopy: (item: ItemToCopy) => Promise<unknown>;
  /** What is read again once they are copied. */
  readonly refresh: QueryKey;
  /** As in "Create a copy of 3 offers?". */
  readonly plural: string;
  /** What a copy keeps, in a sentence. */
  readonly effect: string;
}

const toCopy = ({ id, heading }: Item): ItemToCopy => ({ itemId: id, heading, copyId: newId() });

/** The heading of one item, or how many there are. */
const copiedNames = ({ items }: ItemsToCopy, plural: string): string => {
  const [first] = items;
  return items.length === 1 && first ? first.heading : `${items.length} ${plural}`;
};

const copyQuestion = (subject: ItemsToCopy, plural: string): string => {
  const name = copiedNames(subject, plural);
  const where = subject.branch === undefined ? "" : ` in ${subject.branch}`;
  return `Create a copy of ${subject.items.length === 1 ? `“${name}”` : name}${where}?`;
};

/** Removes one copy; one that is gone already was removed by a call whose response was lost. */
async function removeOnce(remove: Promise<unknown>): Promise<void> {
  try {
    await remove;
  } catch (error) {
    if (toFailure(error).tag !== "NotFound") throw error;
  }
}

/** Runs a call for each of several items; throws what was not done, by name, once all were tried. */
async function runAll(
  items: readonly ItemToCopy[],
  run: (item: ItemToCopy) => Promise<unknown>,
): Promise<void> {
  const refused = await runEach(items, run);
  const [first] = refused;
  if (first === undefined) return;
  const named = refused.map(({ item, message }) => ({ name: item.heading, message }));
  throw new Error(
    items.length === 1 ? first.message : itemMessages.partlyDone(items.length, named),
  );
}

/** Every item by name: what a search or another page hides is not acted on unnamed. */
function Consequence({ items, effect }: ItemsToCopy & { readonly effect: string }) {
  return (
    <>
      <p>{effect}</p>
      {items.length > 1 ? (
        <ul className="mt-2 max-h-40 list-disc overflow-y-auto pl-5">
          {items.map(({ itemId, heading }) => (
            <li key={itemId} className="[overflow-wrap:anywhere]">
              {heading}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Copying items from their list: one at once, several after a dialog. Says what a row and the bulk bar offer for it. */
export function useCopyItems(machine: CopyItemsMachine, calls: CopiedItems) {
  const { copy, removeCopy, refresh, plural, effect } = calls;
  const queries = useQueryClient();
  const { request, dialog } = useConfirmedAction(machine, {
    run: async ({ items }) => {
      // each is safe to repeat: trying again copies only those that were refused
      await runAll(items, copy);
      return items.length;
    },
    refresh: [refresh],
    undo: ({ items }) =>
      offerUndo({
        name: copiedNames({ items }, plural),
        run: async () => {
          await runAll(items, (item) => removeOnce(removeCopy(item)));
          return itemMessages.copiesRemoved(items.length);
        },
        refresh: () => void queries.invalidateQueries({ queryKey: refresh }),
      }),
    question: (subject) => copyQuestion(subject, plural),
    consequence: ({ items }) => <Consequence items={items} effect={effect} />,
    confirm: "Create copies",
  });
  const rowAction = useCallback(
    (item: Item): RowAction => ({
      label: "Create Copy",
      icon: <Copy aria-hidden="true" />,
      onSelect: () => request({ items: [toCopy(item)] }),
    }),
    [request],
  );
  const bulkAction: BulkAction<Item> = {
    label: "Create Copy",
    icon: <Copy className="size-3.5" aria-hidden="true" />,
    onSelect: (items) => request({ items: items.map(toCopy) }),
  };
  const copyInto = useCallback(
    (items: readonly Item[], { id: storeId, text: branch }: Destination) =>
      request({ items: items.map((item) => ({ ...toCopy(item), storeId })), branch }),
    [request],
  );
  return { dialog, rowAction, bulkAction, copyInto };
}
