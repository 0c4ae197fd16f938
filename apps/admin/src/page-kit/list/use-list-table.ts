import {
  type ColumnDef,
  functionalUpdate,
  type SortingState,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column, ListDefinition, ListState } from "./list-definition.ts";
import { listFeatures, type ListFeatures, type ListTable } from "./list-features.ts";
import { toSort, toSorting } from "./list-state.ts";
import { useColumnChoices } from "./use-column-choices.ts";
import type { ChangeList } from "./use-list-state.ts";
import type { Selection } from "./use-selection.ts";

/** The columns of a screen as TanStack Table takes them, for a table or for cards. */
function tableColumns<Row extends object>(
  { sortable, defaultSort }: ListDefinition,
  columns: readonly Column<Row>[],
  narrow: boolean,
): readonly ColumnDef<ListFeatures, Row, unknown>[] {
  return columns
    .filter(({ only }) => narrow || only !== "cards")
    .map(({ id, label, cell, onCard, fixed, ...look }) => {
      const rendered = narrow ? (onCard ?? cell) : cell;
      return {
        id,
        // the server sorts and searches: the table never needs the value of a cell
        accessorFn: () => null,
        header: label,
        cell: ({ row }) => rendered(row.original),
        enableHiding: fixed !== true,
        enableSorting: sortable.includes(id),
        // a list that starts descending toggles between both directions
        sortDescFirst: defaultSort === `-${id}`,
        meta: {
          right: look.right === true,
          flexible: look.flexible === true,
          shares: look.shares === true,
          quietLabel: look.quietLabel === true,
          secondary: look.secondary === true,
          card: look.card ?? "fact",
          cardLines: look.cardLines ?? 1,
          isEmpty: (row) => look.isEmpty?.(row as Row) ?? false,
        },
      };
    });
}

export interface ListTableInput<Row extends object> {
  readonly list: ListDefinition;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly selection: Pick<Selection<Row>, "rowSelection" | "onRowSelectionChange">;
  readonly narrow: boolean;
}

/** TanStack's table over a page of rows. Sorting is the address's, the columns are the person's, rows come sorted. */
export function useListTable<Row extends object>(input: ListTableInput<Row>): ListTable<Row> {
  const { list, columns, state, change, selection, narrow } = input;
  const { state: choices, ...chosen } = useColumnChoices(list.name, columns, narrow);
  const sorting = useMemo(() => toSorting(state.sort), [state.sort]);
  const { rowSelection, onRowSelectionChange } = selection;
  return useTable({
    features: listFeatures,
    data: input.rows,
    columns: useMemo(() => tableColumns(list, columns, narrow), [list, columns, narrow]),
    getRowId: input.rowId,
    state: { ...choices, sorting, rowSelection },
    ...chosen,
    onRowSelectionChange,
    onSortingChange: (updater: Updater<SortingState>) =>
      change({ sort: toSort(functionalUpdate(updater, sorting)) ?? list.defaultSort ?? null }),
    manualSorting: true,
    enableMultiSort: false,
  });
}
