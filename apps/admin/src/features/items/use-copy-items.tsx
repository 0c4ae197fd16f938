import type { CopyItemsMachine, ItemsToCopy, ItemToCopy } from "@marquee/machines/items/copy-items";
import type { QueryKey } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useCallback } from "react";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { ConfirmDialog } from "../../page-kit/confirm-dialog.tsx";
import type { BulkAction, RowAction } from "../../page-kit/list/list-definition.ts";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.ts";

interface Item {
  readonly id: string;
  readonly heading: string;
}

export interface CopiedItems {
  /** Copies one; safe to repeat. */
  readonly copy: (item: ItemToCopy) => Promise<unknown>;
  /** What is read again once they are copied. */
  readonly refresh: QueryKey;
  /** As in "Create a copy of 3 offers?". */
  readonly plural: string;
  /** What a copy keeps, in a sentence. */
  readonly effect: string;
}

const toCopy = ({ id, heading }: Item): ItemToCopy => ({ itemId: id, heading, copyId: newId() });

const copyQuestion = ({ items }: ItemsToCopy, plural: string): string => {
  const [first] = items;
  return items.length === 1 && first
    ? `Create a copy of “${first.heading}”?`
    : `Create a copy of ${items.length} ${plural}?`;
};

/** Copying items from their list: one at once, several after a dialog. Says what a row and the bulk bar offer for it. */
export function useCopyItems(machine: CopyItemsMachine, calls: CopiedItems) {
  const { copy, refresh, plural, effect } = calls;
  const [action, request] = useConfirmedAction(machine, {
    run: async ({ items }) => {
      // one after the other: each is safe to repeat, so trying again goes on where it stopped
      for (const item of items) await copy(item);
      return items.length;
    },
    refresh: [refresh],
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
  const dialog = (
    <ConfirmDialog
      action={action}
      question={(subject) => copyQuestion(subject, plural)}
      consequence={() => effect}
      confirm="Create copies"
    />
  );
  return { dialog, rowAction, bulkAction };
}
