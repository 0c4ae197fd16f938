import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { X } from "lucide-react";
import type { PickableItem } from "./pickable-item.ts";

export interface ChosenItemsProps {
  /** In the order they were chosen; null for one whose name is still on its way. */
  readonly items: readonly { readonly id: string; readonly item: PickableItem | null }[];
  /** Absent while the choice is fixed. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** What is promoted, as cards that can be taken back. */
export function ChosenItems({ items, onRemove }: ChosenItemsProps) {
  return (
    <ul aria-label="Chosen items" className="grid gap-2 sm:grid-cols-2">
      {items.map(({ id, item }) => (
        <li
          key={id}
          className="flex min-w-0 items-center gap-2.5 rounded-control border border-line p-[7px]"
        >
          <Thumb src={item?.image} />
          <span className="min-w-0 flex-1">
            {item ? (
              <>
                <span className="block truncate text-small font-medium">{item.title}</span>
                <span className="block truncate text-tiny text-muted">{item.kind}</span>
              </>
            ) : (
              <Skeleton className="h-3 w-24" />
            )}
          </span>
          {onRemove ? (
            <button
              type="button"
              aria-label={`Remove ${item?.title ?? "item"}`}
              onClick={() => onRemove(id)}
              className="grid size-6 shrink-0 place-items-center rounded-small text-muted hover:bg-press"
            >
              <X className="size-3.5" strokeWidth={2} aria-hidden="true" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
