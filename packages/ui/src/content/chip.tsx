import { X } from "lucide-react";
import { Thumb } from "./thumb.tsx";

export interface ChipProps {
  readonly label: string;
  /** An image before the label; null renders the placeholder. Absent: none. */
  readonly image?: string | null | undefined;
  /** Absent if the choice is fixed. */
  readonly onRemove?: (() => void) | undefined;
}

/** One chosen thing, which can be taken back. */
export function Chip({ label, image, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-7 max-w-56 items-center gap-1.5 rounded-small bg-accent-tint pr-0.5 pl-2 text-small font-medium text-accent-strong">
      {image === undefined ? null : <Thumb src={image} size={24} />}
      <span className={onRemove ? "truncate" : "truncate pr-2"}>{label}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-[4px] hover:bg-accent-line"
        >
          <X className="size-3.5" strokeWidth={2} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
