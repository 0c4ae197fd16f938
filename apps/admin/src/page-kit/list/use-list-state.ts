import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState } from "./list-state.ts";

/** Changes what a list shows. Typing replaces the address, everything else adds to the history. */
export type ChangeList = (part: Partial<ListState>, typed?: boolean) => void;

/** A list's state, which is in the address alone, and how to change it there. */
export function useListState(list: ListDefinition) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(list, search), [list, search]);
  const change: ChangeList = useCallback(
    (part, typed = false) =>
      void navigate({
        to: ".",
        // the address of this moment: of two changes in a row the second is made to the first
        search: (now) => ({
          ...now,
          ...listSearch(list, changedState(readListState(list, now), part)),
        }),
        replace: typed,
      }),
    [list, navigate],
  );
  return { state, change };
}
