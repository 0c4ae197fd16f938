import { deepEqual, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "../../browser/use-latest.ts";
import { painted } from "../../browser/painted.ts";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState } from "./list-state.ts";

/** Rows that come within this many milliseconds are drawn in the one turn that shows what was chosen. */
const AT_ONCE = 50;

/** Changes what a list shows; resolves when it shows the rows, or that they are on their way. */
export type ChangeList = (part: Partial<ListState>, typed?: boolean) => Promise<void>;

/** Fetches what a change would show, for a button that is pressed and not let go yet. */
export type PrepareList = (part: Partial<ListState>) => void;

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, AT_ONCE));

interface Ahead {
  readonly state: ListState;
  /** What the address said when it was drawn. */
  readonly over: ListState;
}

/**
 * A list's state in the address, and how to change it. Typing replaces the address, everything else adds to the
 * history. `fetchAhead` is told of the next state first and resolves once its rows are there. They are drawn, and the
 * address follows when they are painted, as the work it brings would hold them up; `leading` is true until then.
 */
export function useListState(list: ListDefinition, fetchAhead: (next: ListState) => Promise<void>) {
  const latest = useLatest(fetchAhead);
  const router = useRouter();
  const search = useSearch({ strict: false });
  const said = useMemo(() => readListState(list, search), [list, search]);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  // The address has the word again as soon as it changes; what it says in the same words is no change.
  const same = deepEqual(ahead?.state, said);
  const leading = ahead !== null && ahead.over === said && !same;
  const state = ahead !== null && (leading || same) ? ahead.state : said;
  /** Where the list is going: a change that comes meanwhile is made to this. */
  const goal = useRef(state);
  const address = useRef(said);
  useEffect(() => {
    goal.current = state;
    address.current = said;
  }, [state, said]);
  const turn = useRef(0);
  useEffect(
    () => () => {
      // who has left the page is not called back to it
      turn.current += 1;
    },
    [],
  );
  const nextOf = useCallback(
    (part: Partial<ListState>) => {
      const next = listSearch(list, changedState(goal.current, part));
      // As the address will be read: what is asked for ahead must be what is asked for then.
      return { next, state: readListState(list, next) };
    },
    [list],
  );
  const prepare: PrepareList = useCallback(
    (part) => void latest.current(nextOf(part).state),
    [nextOf, latest],
  );
  const change: ChangeList = useCallback(
    async (part, typed = false) => {
      const { next, state } = nextOf(part);
      goal.current = state;
      turn.current += 1;
      const mine = turn.current;
      const { pathname } = router.latestLocation;
      await Promise.race([latest.current(state), soon()]);
      // A tab asks twice, at the press and at the focus that follows it: that is one step in the history.
      if (mine !== turn.current || router.latestLocation.pathname !== pathname) return;
      flushSync(() => setAhead({ state, over: address.current }));
      void painted().then(() => {
        if (mine !== turn.current) return undefined;
        // somebody goes elsewhere, and is not called back
        if (router.latestLocation.pathname !== pathname) return setAhead(null);
        return router.navigate({ to: ".", search: (old) => ({ ...old, ...next }), replace: typed });
      });
    },
    [nextOf, router, latest],
  );
  return { state, change, prepare, leading };
}
