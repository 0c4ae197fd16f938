import type { NotDone } from "@marquee/machines/items/change-items.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { ItemOfCell } from "./review-cells.tsx";
import { whyNotDone } from "./use-change-items.ts";

export interface ChangeReportProps {
  readonly notDone: readonly NotDone[];
  /** Writes one's own values over those that another user has made; absent if the rest is not sent any more. */
  readonly onOverwrite?: (id: string) => void;
  /** Leaves what another user has made. */
  readonly onLeave?: (id: string) => void;
}

/** What was not done, each by name with the reason (CHANGE-M6). */
export function ChangeReport({ notDone, onOverwrite, onLeave }: ChangeReportProps) {
  if (notDone.length === 0) return null;
  return (
    <ul
      aria-label="Not changed"
      className="overflow-hidden rounded-control border border-line-strong [&>li:last-child]:border-0"
    >
      {notDone.map((each) => (
        <li
          key={each.row.id}
          className="grid gap-x-4 gap-y-1 border-b border-line bg-bad-tint px-3 py-2 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] md:items-center"
        >
          <ItemOfCell row={each.row} />
          <span className="flex flex-wrap items-center gap-2 text-small font-medium text-bad-ink">
            <span className="min-w-0 flex-1 basis-40">{whyNotDone(each)}</span>
            {each.outcome.tag === "changedMeanwhile" && onOverwrite && onLeave ? (
              <span className="flex gap-2">
                <Button
                  size="sm"
                  aria-label={`Use my change to ${each.row.name}`}
                  onClick={() => onOverwrite(each.row.id)}
                >
                  Use my change
                </Button>
                <Button
                  size="sm"
                  aria-label={`Leave as it is: ${each.row.name}`}
                  onClick={() => onLeave(each.row.id)}
                >
                  Leave as it is
                </Button>
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
