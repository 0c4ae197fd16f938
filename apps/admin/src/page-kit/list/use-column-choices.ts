import {
  functionalUpdate,
  type ColumnOrderState,
  type ColumnVisibilityState,
  type Updater,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { useStored } from "../../browser/local-storage.ts";
import type { Column } from "./list-definition.ts";

/** Which columns a person sees, and in which order. */
export interface ColumnChoices {
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: ColumnVisibilityState;
}

type Choosable = Pick<Column<never>, "id" | "fixed" | "hidden">;

/** As stored: every column in its order, `+id` where it is shown and `-id` where it is hidden. */
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

/** The columns as this person has chosen them, as state and changes of the table; stored under the list's name. */
export function useColumnChoices(name: string, columns: readonly Choosable[]) {
  const [stored, store] = useStored(`columns${name}`);
  return useMemo(() => {
    const choices = readChoices(stored, columns);
    const { columnOrder, columnVisibility } = choices;
    return {
      choices,
      onColumnOrderChange: (updater: Updater<ColumnOrderState>) =>
        store(writeChoices({ ...choices, columnOrder: functionalUpdate(updater, columnOrder) })),
      onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) =>
        store(
          writeChoices({
            ...choices,
            columnVisibility: functionalUpdate(updater, columnVisibility),
          }),
        ),
    };
  }, [columns, stored, store]);
}
