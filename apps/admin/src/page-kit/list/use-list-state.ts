import { deepEqual, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "../../browser/use-latest.ts";
import { painted } from "../../browser/painted.ts";
import type { ListDefinition, ListState } from "./list-definition.ts";
import { changedState, listSearch, readListState } from "./list-state.ts";

/** Rows that come within this many milliseconds are rendered in the one turn that shows what was chosen. */
const AT_ONCE_MS = 50;

/** Changes what a list shows; resolves when it shows the rows, or that they are being fetched. */
export type ChangeList = (part: Partial<ListState>, typed?: boolean) => Promise<void>;

/** Prefetches what a change would show, for a button that is pressed and not released yet. */
export type PrepareList = (part: Partial<ListState>) => void;

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, AT_ONCE_MS));

/** A state that is shown before the address has it. */
interface PendingState {
  readonly state: ListState;
  /** The state in the address when it was rendered. */
  readonly replaces: ListState;
}

/**
 * A list's state in the address, and how to change it. Typing replaces the address, everything else adds to the
 * history. `prefetch` gets the next state first and resolves once its rows are there. They are rendered, and the
 * address follows when they are painted, as the work it causes would delay them; `leading` is true until then.
 */
export function useListState(list: ListDefinition, prefetch: (next: ListState) => Promise<void>) {
  const latest = useLatest(prefetch);
  const router = useRouter();
  const search = useSearch({ strict: false });
  const inAddress = useMemo(() => readListState(list, search), [list, search]);
  const [pending, setPending] = useState<PendingState | null>(null);
  // The address decides again as soon as it changes; an equal state is no change.
  const same = deepEqual(pending?.state, inAddress);
  const leading = pending !== null && pending.replaces === inAddress && !same;
  const state = pending !== null && (leading || same) ? pending.state : inAddress;
  /** The state of the last change: a change that comes meanwhile is made to this. */
  const target = useRef(state);
  const address = useRef(inAddress);
  useEffect(() => {
    target.current = state;
    address.current = inAddress;
  }, [state, inAddress]);
  const changes = useRef(0);
  useEffect(
    () => () => {
      // a change that is still pending does not navigate a person who has left the page
      changes.current += 1;
    },
    [],
  );
  const nextOf = useCallback(
    (part: Partial<ListState>) => {
      const next = listSearch(list, changedState(target.current, part));
      // As the address will be read: the prefetched rows must be those that are fetched then.
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
      target.current = state;
      changes.current += 1;
      const mine = changes.current;
      const { pathname } = router.latestLocation;
      await Promise.race([latest.current(state), soon()]);
      // A tab changes twice, at the press and at the focus that follows it: that is one step in the history.
      if (mine !== changes.current || router.latestLocation.pathname !== pathname) return;
      flushSync(() => setPending({ state, replaces: address.current }));
      void painted().then(() => {
        if (mine !== changes.current) return undefined;
        // the person has gone to another page meanwhile
        if (router.latestLocation.pathname !== pathname) return setPending(null);
        return router.navigate({ to: ".", search: (old) => ({ ...old, ...next }), replace: typed });
      });
    },
    [nextOf, router, latest],
  );
  return { state, change, prepare, leading };
}
