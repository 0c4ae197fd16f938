import { useOnline } from "@marquee/ui/browser/online.ts";
import { ConnectionNote } from "@marquee/ui/feedback/connection-note.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { readConnected, watchConnected } from "../../session/live-connection.ts";
import { isAway } from "../../session/query-client.ts";
import { useReplacedVersion } from "../../session/replaced-version.ts";

/** Whether something on the page could not be fetched because the server did not respond. */
function useServerAway(): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(listener),
    [queries],
  );
  return useSyncExternalStore(subscribe, () =>
    queries
      .getQueryCache()
      .getAll()
      .some((query) => query.isActive() && query.state.error !== null && isAway(query.state.error)),
  );
}

/** Shows that the server or the network is away, and disappears by itself; or that the page has an earlier version. */
export function ConnectionBanner() {
  const online = useOnline();
  const hasQueryFailed = useServerAway();
  // a page that sends no query notices only that the event stream has broken (EVENT-16)
  const isConnected = useSyncExternalStore(watchConnected, readConnected);
  const away = hasQueryFailed || !isConnected;
  const queries = useQueryClient();
  const replaced = useReplacedVersion();
  const missing = !online ? "network" : away ? "server" : replaced ? "parts" : null;
  const onTry = () =>
    missing === "parts"
      ? window.location.reload()
      : void queries.refetchQueries({ type: "active" });
  return (
    <div role="status">
      {missing === null ? null : <ConnectionNote missing={missing} onTry={onTry} />}
    </div>
  );
}
