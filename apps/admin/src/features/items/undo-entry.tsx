import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { ChangedItem, HistoryEntry } from "@marquee/domain/history/history.schema";
import { changeMessages } from "@marquee/domain/items/change-messages";
import type { ChangeCell } from "@marquee/domain/items/item-changes";
import {
  fieldsToUndo,
  undoCell,
  whyNotUndone,
  type FieldToUndo,
  type UndoableFields,
} from "@marquee/domain/items/undo-change";
import { undoMessages } from "@marquee/domain/validation/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { notify } from "../../page-kit/notify.ts";
import { useClient } from "../../session/session-context.tsx";
import { useStartChanging, type ChangeStart } from "./start-changing.ts";

/** The fields of each item that one request changed, and that are written again to undo it. */
export type FieldsOfItems = ReadonlyMap<string, readonly FieldToUndo[]>;

export interface UndoEntryProps {
  readonly entry: HistoryEntry;
  readonly fields: UndoableFields;
  /** Reads what the request of the entry changed. */
  readonly readTogether: (client: Client, entryId: string) => Promise<readonly ChangedItem[]>;
  /** The items as they are now, with the cells that take them back. */
  readonly startOf: (client: Client, items: FieldsOfItems) => Promise<ChangeStart>;
}

/** The cells that take an item back; none of a field that has its old value already. */
export const undoCells = (
  fields: readonly FieldToUndo[],
  cellOf: (field: FieldToUndo) => ChangeCell,
): readonly ChangeCell[] =>
  fields
    .map((field) => [field, cellOf(field)] as const)
    .filter(([{ before }, cell]) => cell.before !== before)
    .map(([field, cell]) => undoCell(cell, field));

/** Undoes what an entry of a history says, of all items that were changed with it: looked over before anything is saved (CHANGE-U1). */
export function UndoEntry({ entry, fields, readTogether, startOf }: UndoEntryProps) {
  const client = useClient();
  const start = useStartChanging();
  const [isBusy, setBusy] = useState(false);
  if (entry.kind !== "changed") return null;
  const reason = whyNotUndone(entry.changes, fields) ?? undefined;
  const undo = async () => {
    const items = await readTogether(client, entry.id);
    const ofItems = new Map(
      items.flatMap(({ id, changes }) => {
        const toUndo = fieldsToUndo(changes, fields);
        return toUndo === null ? [] : [[id, toUndo] as const];
      }),
    );
    const begun = await startOf(client, ofItems);
    const rows = begun.rows.filter(({ cells }) => cells.length > 0);
    if (rows.length > 0) start({ ...begun, rows });
    else notify({ kind: "info", message: changeMessages.undoneAlready });
  };
  const press = async () => {
    setBusy(true);
    try {
      await undo();
    } catch (error) {
      const { message, reference } = toFailure(error);
      notify({ kind: "error", message: undoMessages.failed }, { detail: message, reference });
    }
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      className="ml-auto"
      busy={isBusy}
      disabledReason={reason}
      aria-label={`Undo the change by ${entry.by}`}
      onClick={() => void press()}
    >
      <Undo2 className="size-3.5" aria-hidden="true" />
      Undo
    </Button>
  );
}
