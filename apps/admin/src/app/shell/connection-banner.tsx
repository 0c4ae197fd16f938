import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, WifiOff } from "lucide-react";
import { useCallback, useSyncExternalStore } from "react";
import { useOnline } from "../../browser/online.ts";
import { Button } from "../../ui/button.tsx";
import { isAway } from "./queries.ts";

/** Whether something on the page could not be fetched because the server did not answer. */
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

/** Says that nothing gets through right now, and goes by itself. */
export function ConnectionBanner() {
  const online = useOnline();
  const away = useServerAway();
  const queries = useQueryClient();
  const Icon = online ? CloudOff : WifiOff;
  return (
    <div role="status">
      {online && !away ? null : (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-wait-tint px-4 py-1.5 text-small text-wait-ink">
          <Icon className="size-4 text-wait-sign" aria-hidden="true" />
          {online
            ? "Marquee cannot be reached right now. Nothing you typed is lost; we keep trying."
            : "You are offline. Nothing you typed is lost; this page goes on by itself once you are back."}
          {online ? (
            <Button size="sm" onClick={() => void queries.refetchQueries({ type: "active" })}>
              Try now
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
