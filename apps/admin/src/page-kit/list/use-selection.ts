import { functionalUpdate, type RowSelectionState, type Updater } from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";

type Rows<Row> = ReadonlyMap<string, Row>;

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * Row selection that survives paging: the rows are held whole, as the page they came from may be long gone. It begins
 * with "Select", ends with the bar's close button, and belongs to the tab it was made in.
 */
export function useSelection<Row>(
  tab: string | null,
  page: readonly Row[],
  rowId: (row: Row) => string,
) {
  const [byTab, setByTab] = useState<ReadonlyMap<string | null, Rows<Row>>>(new Map());
  const selected = byTab.get(tab);
  const rows: Rows<Row> = selected ?? NONE;
  const rowSelection: RowSelectionState = useMemo(
    () => Object.fromEntries([...rows.keys()].map((id) => [id, true])),
    [rows],
  );
  const select = useCallback(
    (next: Rows<Row>) => setByTab((old) => new Map(old).set(tab, next)),
    [tab],
  );
  const start = useCallback(() => select(NONE), [select]);
  const stop = useCallback(
    () => setByTab((old) => new Map([...old].filter(([other]) => other !== tab))),
    [tab],
  );
  const onRowSelectionChange = (updater: Updater<RowSelectionState>) => {
    const known = new Map([...rows, ...page.map((row) => [rowId(row), row] as const)]);
    const chosen = functionalUpdate(updater, rowSelection);
    select(new Map([...known].filter(([id]) => chosen[id] === true)));
  };
  /**
   * Selects all of these rows besides, wherever they are. They may have been fetched for a while: what has ended meanwhile
   * does not begin again, and a row that was taken back stays so.
   */
  const add = (more: readonly Row[]) =>
    setByTab((old) => {
      const now = old.get(tab);
      if (now === undefined) return old;
      const added = more
        .map((row) => [rowId(row), row] as const)
        .filter(([id]) => now.has(id) || !rows.has(id));
      return new Map(old).set(tab, new Map([...now, ...added]));
    });
  return {
    active: selected !== undefined,
    rows,
    rowSelection,
    onRowSelectionChange,
    start,
    stop,
    add,
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
