import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState } from "./list-state.ts";

/** A list's state in the address, and how to change it. Typing replaces the address, everything else adds to the history. */
export function useListState(list: ListDefinition) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(list, search), [list, search]);
  const change = useCallback(
    (part: Partial<ListState>, typed = false) => {
      const next = listSearch(list, changedState(state, part));
      void navigate({ to: ".", search: (old) => ({ ...old, ...next }), replace: typed });
    },
    [list, state, navigate],
  );
  return [state, change] as const;
}
