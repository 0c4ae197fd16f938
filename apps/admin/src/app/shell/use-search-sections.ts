import { toFailure } from "@marquee/api/client/api-failure";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { HELP_PAGES, helpHref } from "@marquee/domain/help/help-pages";
import { HELP_TITLES } from "@marquee/domain/help/help-titles";
import { actionsFor, actionsOf } from "@marquee/domain/search/actions";
import { matchFit, inSections, rank, type RecentEntry } from "@marquee/domain/search/rank";
import { MOST_OF_A_KIND, SHORTEST_SEARCH } from "@marquee/domain/search/search-kinds";
import {
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
} from "@marquee/domain/search/search.schema";
import { useQuery } from "@tanstack/react-query";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { hitAddress } from "./hit-address.ts";

/** Milliseconds without another letter before the server is asked. */
const SETTLED = 250;
/** So many things that were used lately are offered before anything is typed. */
const RECENT_SHOWN = 5;

const SEARCH = nounKey("search", { shownFrom: SEARCH_KINDS });

export type SectionKey = SearchKind | "actions" | "help" | "recent" | "server";

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

/** Something that fits what is typed, and where it leads. */
export interface FoundEntry extends RecentEntry {
  readonly section: SectionKey;
  /** The rank of its kind among equals. */
  readonly order: number;
}

/** What of one kind fits the typed text. */
export interface FoundSection {
  readonly key: SectionKey;
  readonly title: string;
  readonly found: readonly FoundEntry[];
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
}

const STATUS = { live: "Live", pending: "Pending", inactive: "Inactive" } as const;

const ofHit = (hit: SearchHit, user: LoggedUser): FoundEntry => ({
  key: `${hit.kind} ${hit.id}`,
  section: hit.kind,
  label: hit.label,
  detail: hit.status === null ? hit.detail : `${STATUS[hit.status]} · ${hit.detail}`,
  order: 1 + SEARCH_KINDS.indexOf(hit.kind),
  ...hitAddress(hit, user),
});

/** What needs no server: actions and pages of the help, by their names. */
function knownEntries(user: LoggedUser, hits: readonly SearchHit[], q: string) {
  const actions = [...actionsOf(user), ...actionsFor(user, hits)].map(
    ({ id, ...action }): FoundEntry => ({
      ...action,
      key: `actions ${id}`,
      section: "actions",
      order: 0,
    }),
  );
  const help = HELP_PAGES.map((name): FoundEntry => ({
    key: `help ${name}`,
    section: "help",
    label: HELP_TITLES[name],
    detail: "Help",
    order: 1 + SEARCH_KINDS.length,
    path: helpHref(name),
    search: {},
  }));
  return [...actions, ...help].filter((entry) => matchFit({ ...entry, detail: "" }, q) !== null);
}

const toSection = (key: SectionKey, found: readonly FoundEntry[]): FoundSection => ({
  key,
  title: TITLES[key],
  found: found.slice(0, MOST_OF_A_KIND),
  busy: false,
  failure: null,
  onRetry: () => {},
});

/** What fits what is typed, in the order in which it fits (SEARCH-R1 to SEARCH-R4); before that, what was used lately. */
export function useSearchSections(
  typed: string,
  recent: readonly RecentEntry[],
): readonly FoundSection[] {
  const client = useClient();
  const user = useUser();
  const wanted = typed.trim();
  const q = useDebounced(wanted, SETTLED);
  const searches = wanted.length >= SHORTEST_SEARCH;
  const settled = searches && q === wanted;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...SEARCH, q],
    queryFn: ({ signal }) => client.search.find({ query: { q } }, { signal }),
    enabled: settled,
  });
  if (!searches) {
    const lately = recent
      .slice(0, RECENT_SHOWN)
      .map((entry): FoundEntry => ({ ...entry, section: "recent", order: 0 }));
    return wanted === "" && lately.length > 0 ? [toSection("recent", lately)] : [];
  }
  const hits = settled ? (data ?? []) : [];
  const found = rank(
    [...hits.map((hit) => ofHit(hit, user)), ...knownEntries(user, hits, wanted)],
    wanted,
    recent.map(({ key }) => key),
  );
  const server: FoundSection = {
    ...toSection("server", []),
    busy: !settled || isFetching,
    failure: settled && error && !isFetching ? toFailure(error).message : null,
    onRetry: () => void refetch(),
  };
  return [
    ...inSections(found, ({ section }) => section).map(({ section, hits: ofSection }) =>
      toSection(section, ofSection),
    ),
    server,
  ];
}
