import { functionalUpdate, type RowSelectionState, type Updater } from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";

type Rows<Row> = ReadonlyMap<string, Row>;

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
const NO_VIEWS: ReadonlyMap<string, string> = new Map();

interface Selecting<Row> {
  readonly rows: Rows<Row>;
  /** The view, that is search and filters, in which each of them was ticked. */
  readonly views: ReadonlyMap<string, string>;
  /** Identifies this selecting among others in the same place. */
  readonly mark: symbol;
}

/** The selected rows that were ticked in another view than this one, and are not shown here. */
const hiddenRows = <Row>(
  selecting: Selecting<Row> | undefined,
  view: string,
  shown: ReadonlySet<string>,
): Rows<Row> =>
  new Map(
    [...(selecting?.rows ?? NONE)].filter(
      ([id]) => !shown.has(id) && selecting?.views.get(id) !== view,
    ),
  );

/** While nothing is selected. */
const NOTHING = Symbol();

/**
 * Row selection that survives paging: the rows are held whole, as the page they came from may be long gone. It begins
 * with "Select" or, in a list with ticks, with the first of them, ends with the bar's close button, and belongs to the tab and the
 * company it was made in, its `place`. With `ticked` rows it has begun with them. What was ticked under another search or filter, its
 * `view`, stays selected and is counted apart.
 */
export function useSelection<Row>(
  { place, view }: { readonly place: string; readonly view: string },
  page: readonly Row[],
  rowId: (row: Row) => string,
  ticked: readonly Row[] = [],
) {
  const [byPlace, setByPlace] = useState<ReadonlyMap<string, Selecting<Row>>>(() => {
    const rows = new Map(ticked.map((row) => [rowId(row), row]));
    const views = new Map([...rows.keys()].map((id) => [id, view]));
    return new Map(rows.size === 0 ? [] : [[place, { rows, views, mark: Symbol() }]]);
  });
  const selecting = byPlace.get(place);
  const rows: Rows<Row> = selecting?.rows ?? NONE;
  const rowSelection: RowSelectionState = useMemo(
    () => Object.fromEntries([...rows.keys()].map((id) => [id, true])),
    [rows],
  );
  const start = useCallback(
    () =>
      setByPlace((old) => new Map(old).set(place, { rows: NONE, views: NO_VIEWS, mark: Symbol() })),
    [place],
  );
  const stop = useCallback(
    () => setByPlace((old) => new Map([...old].filter(([other]) => other !== place))),
    [place],
  );
  const viewsOf = (all: Rows<Row>): ReadonlyMap<string, string> =>
    new Map([...all.keys()].map((id) => [id, selecting?.views.get(id) ?? view]));
  const onRowSelectionChange = (updater: Updater<RowSelectionState>) => {
    const known = new Map([...rows, ...page.map((row) => [rowId(row), row] as const)]);
    const chosen = functionalUpdate(updater, rowSelection);
    const next = new Map([...known].filter(([id]) => chosen[id] === true));
    const mark = selecting?.mark ?? Symbol();
    setByPlace((old) => new Map(old).set(place, { mark, rows: next, views: viewsOf(next) }));
  };
  /**
   * Selects all of these rows besides, wherever they are. They may have been fetched for a while: what has ended meanwhile
   * does not begin again, what has begun meanwhile has none of them, and a row that was taken back stays so.
   */
  const add = (more: readonly Row[]) =>
    setByPlace((old) => {
      const now = old.get(place);
      if (now === undefined || now.mark !== selecting?.mark) return old;
      const added = more
        .map((row) => [rowId(row), row] as const)
        .filter(([id]) => now.rows.has(id) || !rows.has(id));
      const all = new Map([...now.rows, ...added]);
      const views = new Map([...now.views, ...added.map(([id]) => [id, view] as const)]);
      return new Map(old).set(place, { ...now, rows: all, views });
    });
  const outside = () => hiddenRows(selecting, view, new Set(page.map(rowId)));
  const leaveOut = () => {
    const hidden = outside();
    setByPlace((old) => {
      const now = old.get(place);
      if (now === undefined) return old;
      const visible = [...now.rows].filter(([id]) => !hidden.has(id));
      return new Map(old).set(place, { ...now, rows: new Map(visible) });
    });
  };
  return {
    active: selecting !== undefined,
    mark: selecting?.mark ?? NOTHING,
    rows,
    /** The selected rows that were ticked under another search or filter and are not on this page. */
    outside: () => [...outside().values()],
    leaveOut,
    rowSelection,
    onRowSelectionChange,
    start,
    stop,
    add,
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
