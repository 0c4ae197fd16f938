import { toFailure } from "@marquee/api/client/api-failure";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Address } from "../address.ts";
import { usePrintPreparation } from "../print-page.ts";
import type { Column, ListDefinition } from "./list-definition.ts";
import { saveRows } from "./save-rows.ts";
import {
  everyRow,
  type ListQuery,
  useListRows,
  usePrefetchRows,
  useSameRows,
} from "./use-list-rows.ts";
import { useListState } from "./use-list-state.ts";
import { useSavedRow } from "./use-saved-row.ts";
import { useSelection } from "./use-selection.ts";

/** The rows that a list has on paper: every one that fits what the address says, read when the page is printed; null otherwise. */
function usePrintedRows<Row>(
  readRows: (use: (rows: readonly Row[]) => void) => Promise<void>,
): readonly Row[] | null {
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  usePrintPreparation(async () => {
    let isRead = false;
    await readRows((rows) => {
      isRead = true;
      // flushed, so that the rows are on the page before the browser prints it
      flushSync(() => setPrinted(rows));
    });
    return isRead ? () => setPrinted(null) : null;
  });
  return printed;
}

export interface ListPageInput<Row extends object> {
  readonly list: ListDefinition;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** The columns of an export, if it has more than the list shows: read for the rows that are exported. */
  readonly exportColumns?: (rows: readonly Row[]) => Promise<readonly Column<Row>[]>;
  readonly onClearFilters?: () => void;
  /** Rows that are selected from the start. */
  readonly ticked?: readonly Row[];
  /** Where pressing a row leads. */
  readonly rowLink?: (row: Row) => Address | undefined;
}

/** Everything a list screen holds but its table: address, rows, selection, and what is fetched beyond the page. */
export function useListPage<Row extends object>(input: ListPageInput<Row>) {
  const { list, columns, rowId, exportColumns, onClearFilters } = input;
  const listed = useSameRows(input.query);
  const { fetchRows } = listed;
  const narrow = useNarrow();
  const { state, change } = useListState(list, usePrefetchRows(listed));
  const query = useListRows(listed, state);
  const rows = query.data?.rows ?? NO_ROWS;
  const total = query.data?.total ?? 0;
  const selection = useSelection(
    {
      place: JSON.stringify([state.tab, listed.queryKey]),
      view: JSON.stringify([state.q.trim(), state.filters]),
    },
    rows,
    rowId,
    input.ticked,
  );
  const isMore = query.data?.isMore === true;
  const last = isMore ? Infinity : Math.max(1, Math.ceil(total / state.size));
  const beyond = query.data !== undefined && !query.isPlaceholderData && state.page > last;
  useEffect(() => {
    // an old link, or the last row of the last page is gone
    if (beyond) change({ page: last }, true);
  }, [beyond, last, change]);
  const isShown = !query.isPlaceholderData && !query.isFetching;
  const toPage = useCallback((page: number) => change({ page }, true), [change]);
  const savedRow = useSavedRow({
    state,
    rows,
    rowId,
    hasMore: isShown && total > rows.length,
    fetchRows,
    toPage,
    rowLink: input.rowLink,
  });
  const [fetchingFor, setFetchingFor] = useState<readonly symbol[]>([]);

  /** Fetches every row that matches, for an export or a selecting, and passes it on; a failure is shown as a toast. */
  const withEveryRow = useCallback(
    async (purpose: symbol, use: UseRows<Row>, most?: number) => {
      setFetchingFor((others) => [...others, purpose]);
      try {
        await use(await everyRow(state, fetchRows, most));
      } catch (error) {
        const { message, reference } = toFailure(error);
        toaster.show({ tone: "bad", title: message, reference });
      } finally {
        setFetchingFor((all) => all.filter((other) => other !== purpose));
      }
    },
    [state, fetchRows],
  );
  const exportAll = useCallback(
    () =>
      withEveryRow(EXPORT, (all) =>
        saveRows(list.name, exportColumns ? () => exportColumns(all) : columns, all),
      ),
    [withEveryRow, list.name, columns, exportColumns],
  );
  const printed = usePrintedRows<Row>((use) => withEveryRow(PRINT, use, MOST_PRINTED));
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
    isMore,
    moreMayMatch: query.data?.moreMayMatch === true,
    narrow,
    selection,
    savedRow,
    printed,
    exporting: fetchingFor.includes(EXPORT),
    selectingAll: fetchingFor.includes(selection.mark),
    clear,
    selectAll: () => withEveryRow(selection.mark, selection.add),
    exportAll,
  };
}

type UseRows<Row> = (all: readonly Row[]) => void | Promise<void>;

const EXPORT = Symbol();
const PRINT = Symbol();
/** As many rows as a list prints: more are a file. */
const MOST_PRINTED = 1000;
const NO_ROWS: readonly never[] = [];

export type ListPageState<Row extends object> = ReturnType<typeof useListPage<Row>>;
