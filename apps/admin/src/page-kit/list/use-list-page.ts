import { failureOf } from "@marquee/api/client/api-failure";
import { useCallback, useEffect, useMemo, useState } from "react";
import { toaster } from "../../ui/toaster.ts";
import type { Column, ListDefinition } from "./list-definition.ts";
import { useHeld } from "./use-held.ts";
import { everyRow, usePrefetchRows, useListRows, type ListQuery } from "./use-list-rows.ts";
import { useListState } from "./use-list-state.ts";
import { useShownColumns } from "./use-shown-columns.ts";
import { useSelection } from "./use-selection.ts";

export interface ListPageInput<Row> {
  readonly list: ListDefinition;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly onClearFilters?: () => void;
}

/** Everything a list screen holds: address, rows, table, selection, and what is fetched beyond the page. */
export function useListPage<Row>(input: ListPageInput<Row>) {
  const { list, columns, rowId, onClearFilters } = input;
  const { fetchRows } = input.query;
  const prefetch = usePrefetchRows(input.query);
  const { state, change, prepare, leading } = useListState(list, prefetch);
  const query = useListRows(input.query, state);
  const selection = useSelection(rowId);
  const rows = query.data?.rows ?? NO_ROWS;
  const total = query.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / state.size));
  const beyond = query.data !== undefined && !query.isPlaceholderData && state.page > last;
  useEffect(() => {
    // an old link, or the last row of the last page is gone
    if (beyond) void change({ page: last }, true);
  }, [beyond, last, change]);
  const shownColumns = useShownColumns(list.name, columns);
  const [fetchingAll, setFetchingAll] = useState(false);
  const counts = query.data?.counts;
  const around = useHeld(
    useMemo(() => ({ state, total, counts }), [state, total, counts]),
    leading,
  );

  /** Fetches every row that matches and passes it on; a failure is shown as a toast. */
  const withEveryRow = useCallback(
    async (use: (all: readonly Row[]) => void | Promise<void>) => {
      setFetchingAll(true);
      try {
        await use(await everyRow(around.state, fetchRows));
      } catch (error) {
        const { message, reference } = failureOf(error);
        toaster.show({ tone: "bad", title: message, reference });
      } finally {
        setFetchingAll(false);
      }
    },
    [around.state, fetchRows],
  );
  const exportAll = useCallback(
    () =>
      withEveryRow(async (all) => {
        const { exportRows } = await import("./export-rows.ts");
        exportRows(list.name, columns, all);
      }),
    [withEveryRow, list.name, columns],
  );
  const clear = useCallback(() => {
    onClearFilters?.();
    void change({ filters: {}, q: "" });
  }, [onClearFilters, change]);

  return {
    state,
    change,
    prepare,
    query,
    rows,
    total,
    /** What everything around the rows shows: it changes when they are painted. */
    around,
    shownColumns,
    selection,
    fetchingAll,
    clear,
    selectAll: () => withEveryRow((all) => selection.set(all, true)),
    exportAll,
  };
}

const NO_ROWS: readonly never[] = [];

export type ListPageState<Row> = ReturnType<typeof useListPage<Row>>;
