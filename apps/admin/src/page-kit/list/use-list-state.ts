import { useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useScreenSearch } from "../screen-search.ts";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState, searchOfList } from "./list-state.ts";

/** Changes what a list shows. Typing replaces the address, everything else adds to the history. */
export type ChangeList = (part: Partial<ListState>, typed?: boolean) => void;

/** A list's state, which is in the address alone, and how to change it there; `fetchRows` gets the next one then. */
export function useListState(list: ListDefinition, fetchRows: (next: ListState) => void) {
  const search = useScreenSearch(useMemo(() => searchOfList(list), [list]));
  const router = useRouter();
  const state = useMemo(() => readListState(list, search), [list, search]);
  const change: ChangeList = useCallback(
    (part, typed = false) => {
      // the address of this moment: of two changes in a row the second is made to the first
      const now = readListState(list, router.latestLocation.search);
      const next = listSearch(list, changedState(now, part));
      void router.navigate({
        to: ".",
        search: (old) => ({ ...old, ...next }),
        // an entry of the history that is replaced keeps its state, such as the row that was saved
        ...(typed ? { replace: true, state: true } : {}),
      });
      // as the address will be read
      fetchRows(readListState(list, next));
    },
    [list, router, fetchRows],
  );
  return { state, change };
}
