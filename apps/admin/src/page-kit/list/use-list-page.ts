import { failureOf } from "@marquee/api/client/api-failure";
import { useCallback, useEffect, useState } from "react";
import { useNarrow } from "../../browser/media.ts";
import { toaster } from "../../ui/toaster.ts";
import type { Column, ListDefinition } from "./list-definition.ts";
import { everyRow, useListRows, usePrefetchRows, type ListQuery } from "./use-list-rows.ts";
import { useListState } from "./use-list-state.ts";
import { useSelection } from "./use-selection.ts";

export interface ListPageInput<Row extends object> {
  readonly list: ListDefinition;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly onClearFilters?: () => void;
}

/** Everything a list screen holds but its table: address, rows, selection, and what is fetched beyond the page. */
export function useListPage<Row extends object>(input: ListPageInput<Row>) {
  const { list, columns, rowId, onClearFilters } = input;
  const { fetchRows } = input.query;
  const narrow = useNarrow();
  const { state, change } = useListState(list, usePrefetchRows(input.query));
  const query = useListRows(input.query, state);
  const rows = query.data?.rows ?? NO_ROWS;
  const total = query.data?.total ?? 0;
  const selection = useSelection(state.tab, rows, rowId);
  const last = Math.max(1, Math.ceil(total / state.size));
  const beyond = query.data !== undefined && !query.isPlaceholderData && state.page > last;
  useEffect(() => {
    // an old link, or the last row of the last page is gone
    if (beyond) change({ page: last }, true);
  }, [beyond, last, change]);
  const [fetchingAll, setFetchingAll] = useState(false);

  /** Fetches every row that matches and passes it on; a failure is shown as a toast. */
  const withEveryRow = useCallback(
    async (use: (all: readonly Row[]) => void | Promise<void>) => {
      setFetchingAll(true);
      try {
        await use(await everyRow(state, fetchRows));
      } catch (error) {
        const { message, reference } = failureOf(error);
        toaster.show({ tone: "bad", title: message, reference });
      } finally {
        setFetchingAll(false);
      }
    },
    [state, fetchRows],
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
    change({ filters: {}, q: "" });
  }, [onClearFilters, change]);

  return {
    state,
    change,
    query,
    rows,
    total,
    narrow,
    selection,
    fetchingAll,
    clear,
    selectAll: () => withEveryRow(selection.add),
    exportAll,
  };
}

const NO_ROWS: readonly never[] = [];

export type ListPageState<Row extends object> = ReturnType<typeof useListPage<Row>>;
