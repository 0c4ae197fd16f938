import { useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useScreenSearch } from "../screen-search.ts";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState, searchOfList } from "./list-state.ts";

/** Changes what a list shows: as a new entry of the history, or in place of the last one, such as while the user types. */
export type ChangeList = (part: Partial<ListState>, replaces?: boolean) => void;

/** The state of a list, which is in the address alone, and how to change it; `fetchRows` is called with each next state at once. */
export function useListState(list: ListDefinition, fetchRows: (next: ListState) => void) {
  const search = useScreenSearch(useMemo(() => searchOfList(list), [list]));
  const router = useRouter();
  const state = useMemo(() => readListState(list, search), [list, search]);
  const change: ChangeList = useCallback(
    (part, replaces = false) => {
      // of two changes in a row, the second starts from the first
      const now = readListState(list, router.latestLocation.search);
      const next = listSearch(list, changedState(now, part));
      void router.navigate({
        to: ".",
        search: (old) => ({ ...old, ...next }),
        // an entry of the history that is replaced keeps its state, such as the row that was saved
        ...(replaces ? { replace: true, state: true } : {}),
      });
      fetchRows(readListState(list, next));
    },
    [list, router, fetchRows],
  );
  return { state, change };
}
