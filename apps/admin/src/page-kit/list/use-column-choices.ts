import {
  functionalUpdate,
  type ColumnOrderState,
  type ColumnVisibilityState,
  type Updater,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { readStored, useStored } from "@marquee/ui/browser/local-storage.ts";
import type { Column } from "./list-definition.ts";

/** Which columns a person sees, and in which order. */
export interface ColumnChoices {
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: ColumnVisibilityState;
}

type Choosable = Pick<Column<never>, "id" | "fixed" | "hidden">;

/** As stored: every column in its order, `+id` if it is shown and `-id` if it is hidden. */
export const writeChoices = ({ columnOrder, columnVisibility }: ColumnChoices): string =>
  columnOrder.map((id) => `${columnVisibility[id] === false ? "-" : "+"}${id}`).join(",");

/**
 * Reads the choices back. A column that was added since comes after the one that it follows in the definition; one
 * that is gone is ignored.
 */
export function readChoices(stored: string | null, columns: readonly Choosable[]): ColumnChoices {
  const entries = (stored ?? "").split(",").filter(Boolean);
  const shown = new Map(entries.map((entry) => [entry.slice(1), entry.startsWith("+")]));
  const known = new Set(columns.map(({ id }) => id));
  const columnOrder = [...shown.keys()].filter((id) => known.has(id));
  for (const [index, { id }] of columns.entries())
    if (!shown.has(id))
      columnOrder.splice(columnOrder.indexOf(columns[index - 1]?.id ?? "") + 1, 0, id);
  const isShown = ({ id, fixed, hidden }: Choosable) =>
    fixed === true || (shown.get(id) ?? hidden !== true);
  return {
    columnOrder,
    columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column)])),
  };
}

/** The columns as this person has chosen them, as state of the table; stored under the list's name. */
export function useColumnChoices(name: string, columns: readonly Choosable[]) {
  const key = `columns${name}`;
  const [stored, store] = useStored(key);
  return useMemo(() => {
    // of two changes at once the second is made to the first
    const change = (next: (now: ColumnChoices) => Partial<ColumnChoices>) => {
      const now = readChoices(readStored(key), columns);
      store(writeChoices({ ...now, ...next(now) }));
    };
    return {
      state: readChoices(stored, columns),
      /** What the columns are without any choice. */
      initialState: readChoices(null, columns),
      onColumnOrderChange: (updater: Updater<ColumnOrderState>) =>
        change((now) => ({ columnOrder: functionalUpdate(updater, now.columnOrder) })),
      onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) =>
        change((now) => ({ columnVisibility: functionalUpdate(updater, now.columnVisibility) })),
    };
  }, [key, columns, stored, store]);
}
