import { toFailure } from "@marquee/api/client/api-failure";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { HELP_PAGES, helpHref } from "@marquee/domain/help/help-pages";
import { HELP_TITLES } from "@marquee/domain/help/help-titles";
import {
  actionsFor,
  actionsOf,
  panelActsOf,
  type PanelAct,
  type SearchAction,
} from "@marquee/domain/search/actions";
import { SEARCH_KINDS } from "@marquee/domain/search/hit-kinds";
import { matchFit, inSections, rank, type RecentEntry } from "@marquee/domain/search/rank";
import {
  MOST_OF_A_KIND,
  MOST_OF_ONE_KIND,
  SHORTEST_SEARCH,
} from "@marquee/domain/search/search-kinds";
import type { SearchHit, SearchKind } from "@marquee/domain/search/search.schema";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { useQuery } from "@tanstack/react-query";
import { hitAddress } from "../../page-kit/hit-address.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import type { FoundEntry, SectionKey } from "./found-entry.ts";
import { useHelpText } from "./use-help-text.ts";

/** Milliseconds without another letter before the server is asked. */
const SETTLED = 250;
/** The most things used lately that are offered before anything is typed. */
const RECENT_SHOWN = 5;

const SEARCH = nounKey("search", { shownFrom: SEARCH_KINDS });

const TITLES: Readonly<Record<SectionKey, string>> = {
  actions: "Actions",
  companies: "Companies",
  branches: "Branches",
  campaigns: "Campaigns",
  offers: "Offers and collections",
  products: "Products",
  invoices: "Invoices",
  transactions: "Transactions",
  categories: "Categories",
  users: "Users",
  help: "Help",
  recent: "Used lately",
  server: "Everything else",
};

/** The hits of one kind for the typed text. */
export interface FoundSection {
  readonly key: SectionKey;
  readonly title: string;
  readonly found: readonly FoundEntry[];
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
}

const hitEntry = (hit: SearchHit): FoundEntry => ({
  key: `${hit.kind} ${hit.id}`,
  section: hit.kind,
  label: hit.label,
  detail: hit.detail,
  status: hit.status,
  order: 1 + SEARCH_KINDS.indexOf(hit.kind),
  ...hitAddress(hit),
});

/** What needs no server: what can be done with what was found, and actions and pages of the help by their names. */
function findKnown(user: LoggedUser, hits: readonly SearchHit[], q: string) {
  const action = { section: "actions", order: 0, status: null } as const;
  const toEntry = ({ id, words: _words, ...found }: SearchAction): FoundEntry => ({
    ...found,
    ...action,
    key: `actions ${id}`,
  });
  const toAct = ({ words: _words, ability: _ability, ...found }: PanelAct): FoundEntry => ({
    ...found,
    ...action,
    key: `actions ${found.act}`,
    path: "",
    search: {},
  });
  const help = HELP_PAGES.map((name): FoundEntry => ({
    key: `help ${name}`,
    section: "help",
    label: HELP_TITLES[name],
    detail: "Help",
    order: 1 + SEARCH_KINDS.length,
    status: null,
    path: helpHref(name),
    search: {},
  }));
  const isCalled = ({ label, words }: { readonly label: string; readonly words: string }) =>
    matchFit({ label, detail: words }, q) !== null;
  return [
    ...actionsFor(user, hits).map(toEntry),
    ...actionsOf(user).filter(isCalled).map(toEntry),
    ...panelActsOf(user).filter(isCalled).map(toAct),
    ...help.filter(({ label }) => isCalled({ label, words: "" })),
  ];
}

const toSection = (
  key: SectionKey,
  found: readonly FoundEntry[],
  most = MOST_OF_A_KIND,
): FoundSection => ({
  key,
  title: TITLES[key],
  found: found.slice(0, most),
  busy: false,
  failure: null,
  onRetry: () => {},
});

/** A kind, or everything; with how many of it fit in all. */
export interface SearchTab {
  readonly value: SectionKey | "all";
  readonly label: string;
  readonly count?: number;
  /** More fit than were counted (SEARCH-F6). */
  readonly isMore?: boolean;
}

export interface SearchSections {
  readonly sections: readonly FoundSection[];
  /** None if there is nothing to choose between (SEARCH-T1). */
  readonly tabs: readonly SearchTab[];
}

const isKind = (tab: string): tab is SearchKind => SEARCH_KINDS.some((kind) => kind === tab);

/** What was used lately, before anything is typed. */
function recentSections(typed: string, recent: readonly RecentEntry[]): SearchSections {
  const lately = recent
    .slice(0, RECENT_SHOWN)
    .map((entry): FoundEntry => ({ ...entry, section: "recent", order: 0, status: null }));
  const isOffered = typed === "" && lately.length > 0;
  return { sections: isOffered ? [toSection("recent", lately)] : [], tabs: [] };
}

/** What the server finds: of everything, and of the one kind whose tab is chosen (SEARCH-F5). */
function useHits(q: string, enabled: boolean, tab: SearchTab["value"]) {
  const client = useClient();
  const all = useQuery({
    queryKey: [...SEARCH, q],
    queryFn: ({ signal }) => client.search.find({ query: { q } }, { signal }),
    enabled,
  });
  const type = isKind(tab) ? tab : undefined;
  const one = useQuery({
    queryKey: [...SEARCH, q, type],
    queryFn: ({ signal }) =>
      client.search.find({ query: { q, ...(type === undefined ? {} : { type }) } }, { signal }),
    enabled: enabled && type !== undefined,
  });
  const hits = (enabled ? all.data : null) ?? [];
  const shown = type === undefined ? all : one;
  return {
    hits,
    ofTab: type === undefined ? hits : (one.data ?? hits.filter(({ kind }) => kind === type)),
    isFetching: all.isFetching || one.isFetching,
    error: shown.error,
    refetch: () => void shown.refetch(),
  };
}

/** What fits what is typed, in the order in which it fits (SEARCH-R1 to SEARCH-R4); before that, what was used lately. */
export function useSearchSections(
  typed: string,
  recent: readonly RecentEntry[],
  tab: SearchTab["value"],
): SearchSections {
  const user = useUser();
  const wanted = typed.trim();
  const q = useDebounced(wanted, SETTLED);
  const searches = wanted.length >= SHORTEST_SEARCH;
  const settled = searches && q === wanted;
  const { hits, ofTab, isFetching, error, refetch } = useHits(q, settled, tab);
  const inOrder = (some: readonly SearchHit[]) => {
    const entries = [...some.map(hitEntry), ...findKnown(user, hits, wanted)];
    const ranked = rank(
      entries,
      wanted,
      recent.map(({ key }) => key),
    );
    return inSections(ranked, ({ section }) => section);
  };
  const groups = searches ? inOrder(hits) : [];
  const isNothing = settled && !isFetching && error === null && groups.length === 0;
  const help = useHelpText(wanted, isNothing);
  if (!searches) return recentSections(wanted, recent);
  const totals = new Map<string, SearchHit>(hits.map((hit) => [hit.kind, hit]));
  const tabs = groups.map(({ section, hits: found }): SearchTab => ({
    value: section,
    label: TITLES[section],
    count: totals.get(section)?.total ?? found.length,
    isMore: totals.get(section)?.isMore ?? false,
  }));
  const server: FoundSection = {
    ...toSection("server", []),
    busy: !settled || isFetching,
    failure: settled && error && !isFetching ? toFailure(error).message : null,
    onRetry: refetch,
  };
  const shown = tab === "all" ? groups : inOrder(ofTab).filter(({ section }) => section === tab);
  const most = tab === "all" ? MOST_OF_A_KIND : MOST_OF_ONE_KIND;
  return {
    sections: [
      ...shown.map(({ section, hits: found }) => toSection(section, found, most)),
      ...(help.length > 0 ? [toSection("help", help)] : []),
      server,
    ],
    tabs: tabs.length > 1 ? [{ value: "all", label: "All" }, ...tabs] : [],
  };
}
