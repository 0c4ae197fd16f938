import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { ListFrame } from "../../page-kit/list/list-frame.tsx";
import { useRunAction } from "../../page-kit/list/use-run-action.ts";
import { ListSkeleton } from "../../page-kit/outline/list-skeleton.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { usePageKeys } from "../../page-kit/page-keys.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { decidedQuery } from "../approval/approval.queries.ts";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { StorePages } from "../stores/store-pages.tsx";
import { storePage } from "../stores/stores-above.ts";
import { waitingQuery } from "../stores/stores.queries.ts";
import { waitingSearch } from "../stores/stores.search.ts";
import { useStoreActions } from "../stores/use-store-actions.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { WaitingStoreView } from "./waiting-store.tsx";

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
  const decided = useQuery({
    ...decidedQuery(useClient(), companyId),
    enabled: usePermission("stores.approve").allowed,
  }).data;
  const show = (at: number) => {
    const store = rows[at];
    if (store)
      void navigate({
        to: ".",
        search: (old) => ({ ...old, store: store.id }),
        replace: true,
      });
  };
  return { query, rows, decided: decided ?? [], index, show };
}

/** What waits for staff of all stores, with everything to decide about one beside the list (STORE-A13). */
export function WaitingScreen() {
  const { query, rows, decided, index, show } = useWaiting();
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
          description="What waits for a decision of Marquee, the longest waiting first."
        />
        <div className="px-4 md:px-6">
          <StorePages here="waiting" />
        </div>
        {query.error && query.data === undefined ? (
          <ListFailure title="The branches that wait could not be loaded" query={query} />
        ) : query.data === undefined ? (
          <ListSkeleton columns={3} rows={6} tall />
        ) : (
          <div className="flex min-h-0 flex-1 max-lg:flex-col max-lg:overflow-y-auto">
            <WaitingList
              stores={rows}
              total={query.data.total}
              index={index}
              narrow={narrow}
              decided={decided}
              empty={
                <EmptyState
                  icon={<CircleCheck />}
                  title="No branch waits for a decision."
                  detail="A new branch is listed here, and one that has changed since its approval."
                  help={HELP_LINKS.addBranch}
                />
              }
            />
            {narrow || store === undefined ? null : (
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
