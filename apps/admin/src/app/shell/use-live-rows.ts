import { sameValue } from "@marquee/machines/forms/same-value";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { changedNouns } from "../../page-kit/noun-key.ts";
import { setConnected } from "../../session/live-connection.ts";
import { onceFetched } from "../../session/once-fetched.ts";
import { loadUser } from "../../session/session-actors.ts";
import { useClient, useSession, useUser } from "../../session/session-context.tsx";
import { shareChanges } from "../../session/share-changes.ts";
import { watchChanges } from "../../session/watch-changes.ts";

/** Changes that come within this many milliseconds of each other are refetched once. */
const BATCH_MS = 250;

function batchInvalidations(queries: QueryClient) {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const invalidate = () => {
    for (const noun of changed) void queries.invalidateQueries({ queryKey: [noun] });
    changed.clear();
  };
  return {
    add: (noun: string) => {
      for (const each of changedNouns(noun)) changed.add(each);
      clearTimeout(timer);
      timer = setTimeout(invalidate, BATCH_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** What is still being fetched at the first resync is as new as the stream. */
const hasRows = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): boolean =>
  state.dataUpdatedAt > 0;

/** Reads the rights of the signed-in user again, so that menu and screens follow without a reload (SCREEN-G10). */
function useRefreshUser(): () => Promise<void> {
  const { actor } = useSession();
  const client = useClient();
  return useCallback(async () => {
    try {
      const user = await loadUser(client);
      if (user === null) actor.send({ type: "session.expired" });
      else if (!sameValue(user, actor.getSnapshot().context.user))
        actor.send({ type: "user.updated", user });
    } catch {
      // the server is away: the next resync reads them
    }
  }, [actor, client]);
}

/** Refetches what is on the screen when others change it: a change on the server invalidates the queries of its noun. */
export function useLiveRows(): void {
  const queries = useQueryClient();
  const { identity } = useSession();
  const { email } = useUser();
  const refreshUser = useRefreshUser();
  useEffect(() => {
    const stop = new AbortController();
    const changes = batchInvalidations(queries);
    const listener = {
      onChange: changes.add,
      onConnection: setConnected,
      // the session was ended elsewhere: this page is left at once, and not with the next click (EVENT-18)
      onRefused: () => void refreshUser(),
      onResync: (first: boolean) => {
        // the server ends the stream of a user whose rights changed, and the next one begins with a resync (EVENT-15)
        if (!first) void refreshUser();
        void queries.invalidateQueries(first ? { predicate: hasRows } : {});
      },
    };
    const callOff = onceFetched(queries, () => {
      void shareChanges(
        email,
        (each, signal) => watchChanges(identity.token, each, signal),
        listener,
        stop.signal,
      );
    });
    return () => {
      callOff();
      stop.abort();
      changes.stop();
      setConnected(true);
    };
  }, [queries, identity, email, refreshUser]);
}
