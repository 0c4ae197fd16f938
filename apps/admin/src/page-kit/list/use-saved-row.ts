import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ListState } from "./list-definition.ts";
import { everyRow, type FetchRows } from "./use-list-rows.ts";

interface SavedRowInput<Row> {
  readonly state: ListState;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Whether the rows are those of the address, and there are more than these. */
  readonly hasMore: boolean;
  readonly fetchRows: FetchRows<Row>;
  readonly toPage: (page: number) => void;
}

/**
 * The row that a form has just saved, by its id (SCREEN-W2). The list turns once to the page that the row is on.
 */
export function useSavedRow<Row>(input: SavedRowInput<Row>): string | null {
  const { state, rows, rowId, hasMore, fetchRows, toPage } = input;
  const saved = useLocation({ select: (location) => location.state.savedRow ?? null });
  const soughtFor = useRef<string>(null);
  const isElsewhere =
    saved !== null && hasMore && rows.length > 0 && !rows.some((row) => rowId(row) === saved);
  useEffect(() => {
    if (!isElsewhere || soughtFor.current === saved) return;
    soughtFor.current = saved;
    void everyRow(state, fetchRows).then(
      (all) => {
        const at = all.findIndex((row) => rowId(row) === saved);
        if (at >= 0) toPage(Math.floor(at / state.size) + 1);
      },
      () => {
        // the list itself is shown: the row is only not marked
      },
    );
  }, [isElsewhere, saved, state, fetchRows, rowId, toPage]);
  return saved;
}
