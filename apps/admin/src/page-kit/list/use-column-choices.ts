import { readStored, useStored } from "@marquee/ui/browser/local-storage.ts";
import { useMedia } from "@marquee/ui/browser/media.ts";
import {
  functionalUpdate,
  type ColumnOrderState,
  type ColumnVisibilityState,
  type Updater,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column } from "./list-definition.ts";

/** Which columns a person sees, and in which order. */
export interface ColumnChoices {
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: ColumnVisibilityState;
}

type Choosable = Pick<Column<never>, "id" | "fixed" | "hidden">;

/** Whether a column is shown if the user has not chosen; `hasRoom` is false for a table on a narrow window. */
const isShownAtFirst = ({ hidden }: Choosable, hasRoom: boolean): boolean =>
  hidden === "narrow" ? hasRoom : hidden !== true;

/** As stored: every column in its order, `+id` if it is shown, `-id` if it is hidden, `=id` if it is as without a choice. */
export const writeChoices = (
  { columnOrder, columnVisibility }: ColumnChoices,
  columns: readonly Choosable[],
  hasRoom: boolean,
): string => {
  const atFirst = new Map(columns.map((column) => [column.id, isShownAtFirst(column, hasRoom)]));
  const markOf = (id: string) => {
    const isShown = columnVisibility[id] !== false;
    if (isShown === atFirst.get(id)) return "=";
    return isShown ? "+" : "-";
  };
  return columnOrder.map((id) => `${markOf(id)}${id}`).join(",");
};

/** Reads the choices back. An added column comes after the one that it follows in the definition; one that is gone is ignored. */
export function readChoices(
  stored: string | null,
  columns: readonly Choosable[],
  hasRoom: boolean,
): ColumnChoices {
  const entries = (stored ?? "").split(",").filter(Boolean);
  const marks = new Map(entries.map((entry) => [entry.slice(1), entry.slice(0, 1)]));
  const known = new Set(columns.map(({ id }) => id));
  const columnOrder = [...marks.keys()].filter((id) => known.has(id));
  for (const [index, { id }] of columns.entries())
    if (!marks.has(id))
      columnOrder.splice(columnOrder.indexOf(columns[index - 1]?.id ?? "") + 1, 0, id);
  const isShown = (column: Choosable) => {
    const mark = marks.get(column.id) ?? "=";
    return column.fixed === true || (mark === "=" ? isShownAtFirst(column, hasRoom) : mark === "+");
  };
  return {
    columnOrder,
    columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column)])),
  };
}

/** A window of this width has no room for all columns of a table beside the menu. */
const NARROW_WINDOW = "(max-width: 99.99875rem)";

/** The columns as this person has chosen them, as state of the table; stored under the list's name. */
export function useColumnChoices(name: string, columns: readonly Choosable[], asCards: boolean) {
  const key = `columns${name}`;
  const [stored, store] = useStored(key);
  const isNarrow = useMedia(NARROW_WINDOW);
  const hasRoom = asCards || !isNarrow;
  return useMemo(() => {
    // of two changes at once, the second starts from the result of the first
    const change = (next: (now: ColumnChoices) => Partial<ColumnChoices>) => {
      const now = readChoices(readStored(key), columns, hasRoom);
      store(writeChoices({ ...now, ...next(now) }, columns, hasRoom));
    };
    return {
      state: readChoices(stored, columns, hasRoom),
      /** What the columns are without any choice. */
      initialState: readChoices(null, columns, hasRoom),
      onColumnOrderChange: (updater: Updater<ColumnOrderState>) =>
        change((now) => ({ columnOrder: functionalUpdate(updater, now.columnOrder) })),
      onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) =>
        change((now) => ({ columnVisibility: functionalUpdate(updater, now.columnVisibility) })),
    };
  }, [key, columns, stored, store, hasRoom]);
}
