import { useState } from "react";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { HistoryEntries, type UndoOfEntry } from "./history-entries.tsx";
import { useHistory, type HistoryOf } from "./history.queries.ts";

/** As many as are shown before all are asked for. */
const LATEST = 5;

export interface HistorySectionProps extends HistoryOf {
  readonly thing: object;
  readonly undo?: UndoOfEntry | undefined;
}

/** What became of something, on its own page: the latest changes, and all of them on demand. */
export function HistorySection({ thing, shownAs, undo, of, read }: HistorySectionProps) {
  const { data: entries, error, refetch } = useHistory({ of, read });
  const [whole, setWhole] = useState(false);
  const more = entries && entries.length > LATEST && !whole;
  return (
    <DetailSection
      title="History"
      note={
        more ? (
          <button type="button" className="link min-h-6 text-small" onClick={() => setWhole(true)}>
            All {entries.length}
          </button>
        ) : (
          "Times in CST"
        )
      }
    >
      {error ? (
        <ListFailure title="The history could not be loaded" query={{ error, refetch }} />
      ) : entries === undefined ? (
        <Loading className="flex flex-col gap-4 py-2">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-full" />
        </Loading>
      ) : entries.length === 0 ? (
        <p className="text-muted">Nothing has been changed yet.</p>
      ) : (
        <HistoryEntries
          entries={whole ? entries : entries.slice(0, LATEST)}
          thing={thing}
          shownAs={shownAs}
          undo={undo}
        />
      )}
    </DetailSection>
  );
}
