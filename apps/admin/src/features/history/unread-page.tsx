import { toFailure } from "@marquee/api/client/api-failure";
import { formatMinute } from "@marquee/domain/dates/format-dates";
import { useLocation } from "@tanstack/react-router";
import { NoSuchThing } from "../../page-kit/detail/no-such-thing.tsx";
import { NothingToRead } from "../../page-kit/detail/nothing-to-read.tsx";
import { UnnamedPage, type UnnamedPageProps } from "../../page-kit/detail/unnamed-page.tsx";
import { ListFailure, type FailedQuery } from "../../page-kit/list/list-failure.tsx";
import { DetailSkeleton } from "../../page-kit/outline/detail-skeleton.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useForgotten, type OpenedThing } from "../../page-kit/use-opened.ts";
import { HistoryEntries } from "./history-entries.tsx";
import { useHistory, type HistoryOf } from "./history.queries.ts";

export interface UnreadPageProps extends UnnamedPageProps {
  readonly query: FailedQuery;
  /** The history of what may have been deleted. */
  readonly history?: HistoryOf;
  /** What the search finds it as; absent if it does not. */
  readonly found?: OpenedThing;
}

/** The page of a thing that could not be read: deleted meanwhile, with when and by whom, never there, or not readable now (SCREEN-R4). */
export function UnreadPage(props: UnreadPageProps) {
  const isNamed = useLocation({
    select: ({ search }) => ("id" in search && search["id"] !== "") || "billId" in search,
  });
  return isNamed ? (
    <UnreadThing {...props} />
  ) : (
    <UnnamedPage noun={props.noun} parent={props.parent} />
  );
}

function UnreadThing(props: UnreadPageProps) {
  const { noun, parent, query, history } = props;
  const isGone = toFailure(query.error).tag === "NotFound";
  useForgotten(props.found, isGone);
  const read = useHistory(history ?? NO_HISTORY, isGone && history !== undefined);
  if (isGone && history !== undefined && read.isPending) return <DetailSkeleton />;
  const entries = read.data ?? [];
  const end = entries.find(({ kind }) => kind === "deleted");
  return (
    <>
      <PageHeader title={`This ${noun}`} parent={parent} />
      {isGone ? (
        <div className="px-4 md:px-6">
          {end ? (
            <NothingToRead
              title={`This ${noun} was deleted on ${formatMinute(end.at)} CST by ${end.by}`}
              detail="What became of it is below."
              parent={parent}
            />
          ) : (
            <NoSuchThing noun={noun} list={parent} />
          )}
          {end ? (
            <div className="mx-auto max-w-2xl pb-8">
              <HistoryEntries entries={entries} thing={{}} shownAs={history?.shownAs ?? {}} />
            </div>
          ) : null}
        </div>
      ) : (
        <ListFailure title={`This ${noun} could not be loaded`} query={query} />
      )}
    </>
  );
}

const NO_HISTORY: HistoryOf = { of: [[], ""], read: () => Promise.resolve([]), shownAs: {} };
