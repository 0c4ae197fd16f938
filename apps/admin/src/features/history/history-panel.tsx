import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { History } from "lucide-react";
import { SidePanel } from "../../page-kit/side-panel.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { HistoryEntries, type UndoOfEntry } from "./history-entries.tsx";
import { useHistory, type HistoryOf } from "./history.queries.ts";

export interface HistoryPanelProps extends HistoryOf {
  /** What the thing is called. */
  readonly title: string;
  readonly thing: object;
  readonly undo?: UndoOfEntry | undefined;
  readonly onClose: () => void;
}

/** What the panel of the history of a row is given by its list. */
export interface RowHistoryProps<Row> {
  readonly row: Row;
  readonly onClose: () => void;
}

/** What became of something, beside its list. Times are Central (CST). */
export function HistoryPanel({
  title,
  thing,
  shownAs,
  undo,
  of,
  read,
  onClose,
}: HistoryPanelProps) {
  const history = useHistory({ of, read });
  return (
    <SidePanel title="History" about={`${title} · times in CST`} onClose={onClose}>
      <WhenLoaded query={history} failure="The history could not be loaded">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState icon={<History />} title="Nothing has been changed yet" />
          ) : (
            <HistoryEntries entries={entries} thing={thing} shownAs={shownAs} undo={undo} />
          )
        }
      </WhenLoaded>
    </SidePanel>
  );
}
