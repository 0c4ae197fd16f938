import type { NotDone } from "@marquee/machines/items/change-items.model";
import { ItemOfCell } from "./review-cells.tsx";
import { whyNotDone } from "./use-change-items.ts";

/** What was not done, each by name with the reason (CHANGE-M6). */
export function ChangeReport({ notDone }: { readonly notDone: readonly NotDone[] }) {
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
          <span className="text-small font-medium text-bad-ink">{whyNotDone(each)}</span>
        </li>
      ))}
    </ul>
  );
}
