import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { useQuery, type QueryKey } from "@tanstack/react-query";
import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { useClient } from "../../session/session-context.tsx";

/** Whose history is shown, and how it is read. */
export interface HistoryOf {
  /** The key of every query about the noun, and the id: a change of the noun has the history read again. */
  readonly of: readonly [noun: QueryKey, id: string];
  readonly read: (client: Client, options: CallOptions) => Promise<readonly HistoryEntry[]>;
  /** How values that are ids are shown. */
  readonly shownAs: ShownAs;
}

/** What became of something, the newest first. */
export function useHistory({ of: [noun, id], read }: Omit<HistoryOf, "shownAs">, enabled = true) {
  const client = useClient();
  return useQuery({
    enabled,
    queryKey: [...noun, "history", id],
    queryFn: ({ signal }) => read(client, { signal }),
    // what was just done is to be seen
    staleTime: 0,
  });
}
