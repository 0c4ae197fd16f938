import type { StoreDetails } from "@marquee/domain/stores/store.schema";
import { FramedImage } from "@marquee/ui/content/thumb.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronUp } from "lucide-react";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { useRunAction } from "../../page-kit/list/use-run-action.ts";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { ApprovalConsequence, ReviewConsequence } from "../approval/approval-consequence.tsx";
import { effectQuery } from "../approval/approval.queries.ts";
import { BranchChecks } from "../approval/branch-checks.tsx";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { HistorySection } from "../history/history-section.tsx";
import { offerPage, productPage, variantPage } from "../items/item-pages.ts";
import { storeHistory } from "../stores/store-history-of.ts";
import { storePage } from "../stores/stores-above.ts";
import { storeQuery } from "../stores/stores.queries.ts";
import { OwnedLists } from "./owned-lists.tsx";
import { StoreFacts, StorePolicyFacts } from "./store-facts.tsx";

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded-[4px] border border-current/30 px-1 text-tiny" aria-hidden="true">
    {children}
  </kbd>
);

/** What would go live, or what has changed since the approval; for those who decide it. */
function Consequence({ id }: { readonly id: string }) {
  const effects = useQuery(effectQuery(useClient(), id));
  return (
    <WhenLoaded query={effects} failure="What an approval brings about could not be loaded">
      {(effect) =>
        effect.reviewed === null ? (
          <ApprovalConsequence effect={effect} outdated={null} />
        ) : (
          <ReviewConsequence effect={effect} />
        )
      }
    </WhenLoaded>
  );
}

const ITEM_PAGES = {
  Offer: offerPage,
  Collection: offerPage,
  Product: productPage,
  Variant: variantPage,
} as const;

/** The most items that are shown by their image. */
const MOST_IMAGES = 4;

/** Some of the items that would go live, to be looked at before that. */
function WantsToShow({ id }: { readonly id: string }) {
  const { data } = useQuery(effectQuery(useClient(), id));
  const items = new Map(data?.runs.flatMap((run) => run.items.map((item) => [item.id, item])));
  if (items.size === 0) return null;
  return (
    <DetailSection title="What it wants to show">
      <ul className="grid grid-cols-2 gap-2 @md:grid-cols-4">
        {[...items.values()].slice(0, MOST_IMAGES).map((item) => (
          <li key={item.id} className="min-w-0 text-tiny">
            <Link {...ITEM_PAGES[item.type](item)} className="block text-ink no-underline">
              <FramedImage src={item.image} alt="" className="mb-1.5 h-21 w-full rounded-control" />
              <span className="block truncate font-medium">{item.heading}</span>{" "}
              <span className="block text-muted">{item.type}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Content({ store }: { readonly store: StoreDetails }) {
  const { id, companyId } = store;
  const mayDecide = usePermission("stores.approve").allowed;
  return (
    <>
      {mayDecide ? (
        <>
          <WantsToShow id={id} />
          <DetailSection title="If you approve it">
            <Consequence id={id} />
          </DetailSection>
          <BranchChecks id={id} />
        </>
      ) : null}
      <StoreFacts store={store} />
      <OwnedLists companyId={companyId} storeId={id} />
      <StorePolicyFacts store={store} />
      <HistorySection thing={store} {...storeHistory(id)} />
    </>
  );
}

export interface WaitingStoreViewProps {
  readonly id: string;
  /** Each null for those who may not. */
  readonly decide: RowAction | null;
  readonly back: RowAction | null;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** Everything to decide about a branch that waits, with the decisions below it (STORE-A13). */
export function WaitingStoreView(props: WaitingStoreViewProps) {
  const { id, decide, back, onPrevious, onNext } = props;
  const query = useQuery(storeQuery(useClient(), id));
  const { data } = query;
  const run = useRunAction();
  return (
    <aside
      aria-label="This branch"
      className="flex min-h-0 min-w-0 flex-1 flex-col border-line bg-canvas max-lg:border-t lg:border-l"
    >
      <div
        // it scrolls, so the keyboard must reach it
        tabIndex={0}
        role="group"
        aria-label="What there is to decide by"
        className="relative @container flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 py-4 md:px-6"
      >
        <div className="flex items-center gap-3">
          <CompanyLogo logo={data?.companyLogo ?? null} className="h-9 w-18" />
          <div className="min-w-0 flex-1">
            <h2 className="text-section [overflow-wrap:anywhere]">{data?.storeName ?? "…"}</h2>
            <p className="text-small text-muted">
              {data === undefined ? "" : `${data.code}, ${data.companyBusinessName}`}
            </p>
          </div>
          <IconButton
            size="sm"
            label="Previous branch (K)"
            icon={<ChevronUp className="size-4" aria-hidden="true" />}
            disabledReason={onPrevious ? undefined : "This is the first of the list"}
            onClick={onPrevious ?? undefined}
          />
          <IconButton
            size="sm"
            label="Next branch (J)"
            icon={<ChevronDown className="size-4" aria-hidden="true" />}
            disabledReason={onNext ? undefined : "This is the last of the list"}
            onClick={onNext ?? undefined}
          />
        </div>
        <WhenLoaded query={query} failure="This branch could not be loaded">
          {(store) => <Content store={store} />}
        </WhenLoaded>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 md:px-6">
        {decide ? (
          <Button variant="primary" aria-keyshortcuts="A" onClick={() => run(decide)}>
            <span>{decide.label}</span> <Key>A</Key>
          </Button>
        ) : null}
        {back ? (
          <Button aria-keyshortcuts="R" onClick={() => run(back)}>
            <span>{back.label}</span> <Key>R</Key>
          </Button>
        ) : null}
        <Button asChild variant="ghost" className="ml-auto">
          <Link {...storePage({ id })}>Open the branch</Link>
        </Button>
      </div>
    </aside>
  );
}
