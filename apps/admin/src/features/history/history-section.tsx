import { useState } from "react";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
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
  const history = useHistory({ of, read });
  const [whole, setWhole] = useState(false);
  const count = history.data?.length ?? 0;
  const more = count > LATEST && !whole;
  return (
    <DetailSection
      title="History"
      note={
        more ? (
          <button type="button" className="link min-h-6 text-small" onClick={() => setWhole(true)}>
            All {count}
          </button>
        ) : (
          "Times in CST"
        )
      }
    >
      <WhenLoaded query={history} failure="The history could not be loaded">
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-muted">Nothing has been changed yet.</p>
          ) : (
            <HistoryEntries
              entries={whole ? entries : entries.slice(0, LATEST)}
              thing={thing}
              shownAs={shownAs}
              undo={undo}
            />
          )
        }
      </WhenLoaded>
    </DetailSection>
  );
}
