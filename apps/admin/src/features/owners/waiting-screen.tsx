import { needsReview } from "@marquee/domain/approval/store-approval";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Store } from "@marquee/domain/stores/store.schema";
import { countWords } from "@marquee/domain/wire/count-words";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { ListFrame } from "../../page-kit/list/list-frame.tsx";
import { useRunAction } from "../../page-kit/list/use-run-action.ts";
import { ListSkeleton } from "../../page-kit/outline/list-skeleton.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { usePageKeys } from "../../page-kit/page-keys.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient } from "../../session/session-context.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { useGeography } from "../geography/geography.queries.ts";
import { StorePages } from "../stores/store-pages.tsx";
import { storePage } from "../stores/stores-above.ts";
import { waitingQuery } from "../stores/stores.queries.ts";
import { waitingSearch } from "../stores/stores.search.ts";
import { useStoreActions } from "../stores/use-store-actions.tsx";
import { WaitingStoreView } from "./waiting-store.tsx";

interface EntryProps {
  readonly store: Store;
  readonly companyName: string;
  readonly current: boolean;
  readonly narrow: boolean;
}

/** A branch that waits: it is looked at beside the list, on a phone on its page. */
function Entry({ store, companyName, current, narrow }: EntryProps) {
  const city = useGeography().data?.cityById.get(store.cityId)?.name ?? "";
  const since = needsReview(store) ? store.updatedOn : store.createdOn;
  const address = narrow
    ? storePage(store)
    : ({ to: ".", search: (old: object) => ({ ...old, store: store.id }), replace: true } as const);
  return (
    <Link
      {...address}
      aria-current={current && !narrow ? "true" : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-l-2 border-b-line border-l-transparent px-4 py-3 text-ink no-underline hover:bg-hover aria-[current]:border-l-focus aria-[current]:bg-accent-soft md:px-6"
    >
      <Thumb src={store.companyLogo} />
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">{store.storeName}</span>{" "}
        <span className="block text-small text-muted">
          {[store.code, companyName, city].filter((part) => part !== "").join(", ")}
        </span>
      </span>{" "}
      <span className="text-right text-small">
        <span className="block">{needsReview(store) ? "Changed since approval" : "New"}</span>{" "}
        <span className="figures block text-muted">
          {since === undefined ? null : <Instant at={since} />}
        </span>
      </span>
    </Link>
  );
}

/** The branches that wait, and the one that is looked at: the named one; one that is gone leaves its place to the next. */
function useWaiting() {
  const { companyId } = useCompanyBranch();
  const named = useScreenSearch(waitingSearch).store;
  const query = useQuery(waitingQuery(useClient(), companyId));
  const navigate = useNavigate();
  const rows = query.data?.rows ?? [];
  const found = rows.findIndex(({ id }) => id === named);
  const [place, setPlace] = useState(0);
  if (found >= 0 && found !== place) setPlace(found);
  const index = found >= 0 ? found : Math.min(place, Math.max(0, rows.length - 1));
  const show = (at: number) => {
    const store = rows[at];
    if (store)
      void navigate({
        to: ".",
        search: (old) => ({ ...old, store: store.id }),
        replace: true,
      });
  };
  return { query, rows, index, show };
}

/** What waits for staff of all stores, with everything to decide about one beside the list (STORE-A13). */
export function WaitingScreen() {
  const { query, rows, index, show } = useWaiting();
  const store = rows[index];
  const narrow = useNarrow();
  const run = useRunAction();
  const navigate = useNavigate();
  const { actionsOf, dialog } = useStoreActions();
  const { review, approval, back } = store
    ? actionsOf(store)
    : { review: null, approval: null, back: null };
  const decide = review ?? approval;
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    j: () => show(index + 1),
    k: () => show(index - 1),
    a: decide ? () => run(decide) : undefined,
    r: back ? () => run(back) : undefined,
    enter: store ? () => void navigate(storePage(store)) : undefined,
  };
  usePageKeys((event) => {
    const onControl = event.target instanceof Element && event.target.closest("a, button") !== null;
    if (event.shiftKey || narrow || (event.key === "Enter" && onControl)) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  return (
    <ListFrame>
      <div className="flex min-h-0 flex-1 flex-col">
        <PageHeader
          title="Branches"
          description="What waits for a decision of Marquee, the longest waiting first. Times are Central (CST)."
        />
        <div className="px-4 md:px-6">
          <StorePages here="waiting" />
        </div>
        {query.error && query.data === undefined ? (
          <ListFailure title="The branches that wait could not be loaded" query={query} />
        ) : query.data === undefined ? (
          <ListSkeleton columns={3} rows={6} tall />
        ) : store === undefined ? (
          <EmptyState
            icon={<CircleCheck />}
            title="No branch waits for a decision."
            detail="A new branch is listed here, and one that has changed since its approval."
            help={HELP_LINKS.addBranch}
          />
        ) : (
          <div className="flex min-h-0 flex-1 max-lg:flex-col max-lg:overflow-y-auto">
            <nav
              aria-label="Branches that wait, the longest waiting first"
              className="flex min-w-0 flex-1 flex-col lg:max-w-2xl"
            >
              <ol className="min-h-0 flex-1 overflow-y-auto md:max-lg:max-h-56">
                {rows.map((each, at) => (
                  <li key={each.id}>
                    <Entry
                      store={each}
                      companyName={each.companyName ?? ""}
                      current={at === index}
                      narrow={narrow}
                    />
                  </li>
                ))}
              </ol>
              <p
                role="status"
                className="figures border-t border-line px-4 py-3 text-small text-muted md:px-6"
              >
                {countWords(query.data.total, "branch waits", "branches wait")}
              </p>
            </nav>
            {narrow ? null : (
              <WaitingStoreView
                key={store.id}
                id={store.id}
                decide={decide}
                back={back}
                onPrevious={index > 0 ? () => show(index - 1) : null}
                onNext={index + 1 < rows.length ? () => show(index + 1) : null}
              />
            )}
          </div>
        )}
      </div>
      {dialog}
    </ListFrame>
  );
}
