import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState } from "./list-state.ts";

/** Rows that come within this many milliseconds are drawn in the one turn that shows what was chosen. */
const AT_ONCE = 50;

/** Changes what a list shows; resolves when it shows the rows, or that they are on their way. */
export type ChangeList = (part: Partial<ListState>, typed?: boolean) => Promise<void>;

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, AT_ONCE));

/**
 * A list's state in the address, and how to change it. Typing replaces the address, everything else adds to the
 * history. `ahead` is told of the next state before the address is, and resolves once its rows are there.
 */
export function useListState(list: ListDefinition, ahead: (next: ListState) => Promise<void>) {
  const tell = useRef(ahead);
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(list, search), [list, search]);
  /** Where the list is going: a change that comes meanwhile is made to this. */
  const goal = useRef(state);
  useEffect(() => {
    tell.current = ahead;
  });
  useEffect(() => {
    goal.current = state;
  }, [state]);
  const turn = useRef(0);
  useEffect(
    () => () => {
      // who has left the page is not called back to it
      turn.current += 1;
    },
    [],
  );
  const change: ChangeList = useCallback(
    async (part, typed = false) => {
      const next = listSearch(list, changedState(goal.current, part));
      // As the address will be read: what is asked for ahead must be what is asked for then.
      goal.current = readListState(list, next);
      turn.current += 1;
      const mine = turn.current;
      await Promise.race([tell.current(goal.current), soon()]);
      // A tab asks twice, at the press and at the focus that follows it: that is one step in the history.
      if (mine !== turn.current) return;
      await navigate({ to: ".", search: (old) => ({ ...old, ...next }), replace: typed });
    },
    [list, navigate],
  );
  return [state, change] as const;
}
