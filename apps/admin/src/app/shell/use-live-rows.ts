import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "../../session/session-context.tsx";
import { watchChanges } from "../../session/watch-changes.ts";

/** What else is drawn from the rows of a noun, beside the queries that bear its name. */
const DRAWN_FROM: Readonly<Record<string, readonly string[]>> = {
  offers: ["campaigns"],
  products: ["campaigns", "offers"],
  campaigns: ["offers", "products"],
  stores: ["companies"],
};

/** Changes that come together are asked for once. */
const TOGETHER = 250;

function gather(queries: QueryClient) {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    for (const noun of waiting) void queries.invalidateQueries({ queryKey: [noun] });
    waiting.clear();
  };
  return {
    add: (noun: string) => {
      for (const each of [noun, ...(DRAWN_FROM[noun] ?? [])]) waiting.add(each);
      clearTimeout(timer);
      timer = setTimeout(ask, TOGETHER);
    },
    stop: () => clearTimeout(timer),
  };
}

/** What is still on its way at the first greeting is as new as the stream. */
const hasRows = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): boolean =>
  state.dataUpdatedAt > 0;

/** Keeps what is on the screen true while others work: a change on the server makes its queries ask again. */
export function useLiveRows(): void {
  const queries = useQueryClient();
  const { identity } = useSession();
  useEffect(() => {
    const stop = new AbortController();
    const changes = gather(queries);
    const listener = {
      onChange: changes.add,
      onResync: (first: boolean) =>
        void queries.invalidateQueries(first ? { predicate: hasRows } : {}),
    };
    void watchChanges(identity.token, listener, stop.signal);
    return () => {
      stop.abort();
      changes.stop();
    };
  }, [queries, identity]);
}
