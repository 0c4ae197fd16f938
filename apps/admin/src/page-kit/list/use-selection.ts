import { useCallback, useState } from "react";

/** The selected rows by id. They are held whole: the page they came from may be long gone. */
export interface Selection<Row> {
  readonly active: boolean;
  readonly rows: ReadonlyMap<string, Row>;
  readonly start: () => void;
  readonly stop: () => void;
  readonly set: (rows: readonly Row[], selected: boolean) => void;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** Row selection that survives paging. It begins with "Select" and ends with the bar's close button. */
export function useSelection<Row>(rowId: (row: Row) => string): Selection<Row> {
  const [active, setActive] = useState(false);
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(NONE);
  const set = useCallback(
    (changed: readonly Row[], selected: boolean) =>
      setRows((old) => {
        const next = new Map(old);
        for (const row of changed) {
          if (selected) next.set(rowId(row), row);
          else next.delete(rowId(row));
        }
        return next;
      }),
    [rowId],
  );
  const start = useCallback(() => setActive(true), []);
  const stop = useCallback(() => {
    setActive(false);
    setRows(NONE);
  }, []);
  return { active, rows, start, stop, set };
}
