import { functionalUpdate, useTable, type SortingState, type Updater } from "@tanstack/react-table";
import { useMemo } from "react";
import { tableColumns } from "./list-columns.ts";
import type { Column, ListDefinition, ListState } from "./list-definition.ts";
import { listFeatures, type ListTable } from "./list-features.ts";
import { toSorting, toSort } from "./list-state.ts";
import { useColumnChoices } from "./use-column-choices.ts";
import type { ChangeList } from "./use-list-state.ts";
import type { Selection } from "./use-selection.ts";

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
