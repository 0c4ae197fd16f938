import { functionalUpdate, type RowSelectionState, type Updater } from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";

type Rows<Row> = ReadonlyMap<string, Row>;

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

interface Selecting<Row> {
  readonly rows: Rows<Row>;
  /** Of this selecting and of no other, also in the same tab. */
  readonly mark: symbol;
}

/** While nothing is selected. */
const NOTHING = Symbol();

/**
 * Row selection that survives paging: the rows are held whole, as the page they came from may be long gone. It begins
 * with "Select" or, in a list with ticks, with the first of them, ends with the bar's close button, and belongs to the tab it was made in.
 * With `ticked` rows it has begun with them.
 */
export function useSelection<Row>(
  tab: string | null,
  page: readonly Row[],
  rowId: (row: Row) => string,
  ticked: readonly Row[] = [],
) {
  const [byTab, setByTab] = useState<ReadonlyMap<string | null, Selecting<Row>>>(() => {
    const first = new Map(ticked.map((row) => [rowId(row), row]));
    return new Map(first.size === 0 ? [] : [[tab, { rows: first, mark: Symbol() }]]);
  });
  const selecting = byTab.get(tab);
  const rows: Rows<Row> = selecting?.rows ?? NONE;
  const rowSelection: RowSelectionState = useMemo(
    () => Object.fromEntries([...rows.keys()].map((id) => [id, true])),
    [rows],
  );
  const start = useCallback(
    () => setByTab((old) => new Map(old).set(tab, { rows: NONE, mark: Symbol() })),
    [tab],
  );
  const stop = useCallback(
    () => setByTab((old) => new Map([...old].filter(([other]) => other !== tab))),
    [tab],
  );
  const onRowSelectionChange = (updater: Updater<RowSelectionState>) => {
    const known = new Map([...rows, ...page.map((row) => [rowId(row), row] as const)]);
    const chosen = functionalUpdate(updater, rowSelection);
    const next = new Map([...known].filter(([id]) => chosen[id] === true));
    const mark = selecting?.mark ?? Symbol();
    setByTab((old) => new Map(old).set(tab, { mark, rows: next }));
  };
  /**
   * Selects all of these rows besides, wherever they are. They may have been fetched for a while: what has ended meanwhile
   * does not begin again, what has begun meanwhile has none of them, and a row that was taken back stays so.
   */
  const add = (more: readonly Row[]) =>
    setByTab((old) => {
      const now = old.get(tab);
      if (now === undefined || now.mark !== selecting?.mark) return old;
      const added = more
        .map((row) => [rowId(row), row] as const)
        .filter(([id]) => now.rows.has(id) || !rows.has(id));
      return new Map(old).set(tab, { ...now, rows: new Map([...now.rows, ...added]) });
    });
  return {
    active: selecting !== undefined,
    mark: selecting?.mark ?? NOTHING,
    rows,
    rowSelection,
    onRowSelectionChange,
    start,
    stop,
    add,
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
