import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState } from "./list-state.ts";

/**
 * A list's state in the address, and how to change it. Typing replaces the address, everything else adds to the
 * history. `ahead` is told of the next state before the address is.
 */
export function useListState(list: ListDefinition, ahead: (next: ListState) => void) {
  const tell = useRef(ahead);
  useEffect(() => {
    tell.current = ahead;
  });
  const turn = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(list, search), [list, search]);
  const change = useCallback(
    (part: Partial<ListState>, typed = false) => {
      const next = listSearch(list, changedState(state, part));
      // As the address will be read: what is asked for ahead must be what is asked for then.
      tell.current(readListState(list, next));
      // The call goes out after a few promises, the screen would be drawn after one: so the screen waits its turn.
      // A tab asks twice, at the press and at the focus that follows it: that is one step in the history.
      clearTimeout(turn.current);
      turn.current = setTimeout(
        () => void navigate({ to: ".", search: (old) => ({ ...old, ...next }), replace: typed }),
      );
    },
    [list, state, navigate],
  );
  return [state, change] as const;
}
