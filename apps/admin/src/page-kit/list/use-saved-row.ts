import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { shownBefore } from "../../session/last-addresses.ts";
import type { Address } from "../address.ts";
import type { ListState } from "./list-definition.ts";
import { everyRow, type FetchRows } from "./use-list-rows.ts";

/** As many rows are looked through for one: in a longer list its page is not worth the wait. */
const MOST_SOUGHT = 10_000;

interface SavedRowInput<Row> {
  readonly state: ListState;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Whether the rows are those of the address, and there are more than these. */
  readonly hasMore: boolean;
  readonly fetchRows: FetchRows<Row>;
  readonly toPage: (page: number) => void;
  /** The page of a row. */
  readonly rowLink: ((row: Row) => Address | undefined) | undefined;
}

/** The row whose page the user comes back from: the last page that was shown before this list was. */
function useOpenedRow<Row>({ rows, rowLink }: SavedRowInput<Row>): string | null {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [opened] = useState(() => shownBefore(path));
  const [row] = rows;
  const page = row && rowLink?.(row)?.to.toLowerCase();
  return opened !== undefined && page === opened.path ? opened.id : null;
}

/** The row that was just saved (SCREEN-W2) or whose page was left (SCREEN-R2). The list turns once to the page it is on. */
export function useSavedRow<Row>(input: SavedRowInput<Row>): string | null {
  const { state, rows, rowId, hasMore, fetchRows, toPage } = input;
  const saved = useLocation({ select: (location) => location.state.savedRow ?? null });
  // an entry of the history still names what was saved when it was made
  const marked = useOpenedRow(input) ?? saved;
  const soughtFor = useRef<string>(null);
  const isHere = marked !== null && rows.some((row) => rowId(row) === marked);
  const isElsewhere = marked !== null && hasMore && rows.length > 0 && !isHere;
  useEffect(() => {
    // a page that the user turns to afterwards stays
    if (isHere) soughtFor.current = marked;
    if (!isElsewhere || soughtFor.current === marked) return;
    soughtFor.current = marked;
    void everyRow(state, fetchRows, MOST_SOUGHT).then(
      (all) => {
        const at = all.findIndex((row) => rowId(row) === marked);
        if (at >= 0) toPage(Math.floor(at / state.size) + 1);
      },
      () => {
        // the list is shown in any case, only without the mark
      },
    );
  }, [isHere, isElsewhere, marked, state, fetchRows, rowId, toPage]);
  return marked;
}
