import { findHelp, isHelpEntry, type HelpEntry } from "@marquee/domain/help/find-help";
import { HELP_PAGES, helpHref, type HelpAddress } from "@marquee/domain/help/help-pages";
import { SEARCH_KINDS } from "@marquee/domain/search/hit-kinds";
import { useQuery } from "@tanstack/react-query";
import type { FoundEntry } from "./found-entry.ts";

async function fetchIndex(signal: AbortSignal): Promise<readonly HelpEntry[]> {
  const response = await fetch("/ADMIN-UI/help/search.json", { signal });
  if (!response.ok) throw new Error(`the help responded with ${response.status}`);
  const entries: unknown = await response.json();
  // a server of another version may have another index
  return Array.isArray(entries) ? entries.filter(isHelpEntry) : [];
}

const isPage = (name: string): boolean => HELP_PAGES.some((page) => page === name);

/** Pages of the help whose text says what is typed, once nothing else fits; their index is loaded then (SEARCH-H1). */
export function useHelpText(typed: string, isNothing: boolean): readonly FoundEntry[] {
  const index = useQuery({
    queryKey: ["help", "search"],
    queryFn: ({ signal }) => fetchIndex(signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNothing,
    // the palette says that nothing fits, as without it
    retry: false,
  });
  if (!isNothing || index.data === undefined) return [];
  return findHelp(index.data, typed)
    .filter(({ name }) => isPage(name))
    .map(({ name, title, heading }): FoundEntry => {
      const address = (heading === null ? name : `${name}#${heading.id}`) as HelpAddress;
      return {
        key: `help ${address}`,
        section: "help",
        label: heading?.text ?? title,
        detail: heading === null ? "Help" : title,
        order: 1 + SEARCH_KINDS.length,
        status: null,
        path: helpHref(address),
        search: {},
      };
    });
}
