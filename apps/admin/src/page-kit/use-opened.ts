import { forget, readRecent, remember, type RecentEntry } from "@marquee/domain/search/rank";
import type { SearchHit } from "@marquee/domain/search/search.schema";
import { readStored, writeStored } from "@marquee/ui/browser/local-storage.ts";
import { useEffect } from "react";
import { recentKey } from "../session/recent-key.ts";
import { useUser } from "../session/session-context.tsx";
import { hitAddress } from "./hit-address.ts";

/** What a page is about, as the search names it. */
export type OpenedThing = Pick<SearchHit, "id" | "kind">;

/** How it is called, and what it belongs to. */
export type OpenedName = Pick<SearchHit, "detail" | "label">;

const keyOf = ({ kind, id }: OpenedThing): string => `${kind} ${id}`;

function change(
  key: string,
  next: (recent: readonly RecentEntry[]) => readonly RecentEntry[],
): void {
  const before = readRecent(readStored(key));
  const after = next(before);
  if (after.length > 0 || before.length > 0) writeStored(key, JSON.stringify(after));
}

/** Remembers, for the palette, what a page shows, however the user came to it (SEARCH-R2). */
export function useOpened(thing: OpenedThing | undefined, name: OpenedName | undefined): void {
  const key = recentKey(useUser());
  const { kind, id } = thing ?? {};
  const { label, detail } = name ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined) return;
    if (label === undefined || detail === undefined) return;
    const entry = { key: keyOf({ kind, id }), label, detail, ...hitAddress({ kind, id, label }) };
    change(key, (recent) => remember(recent, entry));
  }, [key, kind, id, label, detail]);
}

/** Takes what is not there any more out of what the palette offers (SEARCH-R6). */
export function useForgotten(thing: OpenedThing | undefined, isGone: boolean): void {
  const key = recentKey(useUser());
  const gone = isGone && thing ? keyOf(thing) : null;
  useEffect(() => {
    if (gone !== null) change(key, (recent) => forget(recent, gone));
  }, [key, gone]);
}
