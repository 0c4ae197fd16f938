import type { Slot } from "@marquee/machines/images/slot";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { CircleAlert, Clock } from "lucide-react";
import type { KeyboardEvent } from "react";
import { SlotImage } from "./slot-image.tsx";
import { progressText, slotName } from "./slot-texts.ts";

export interface SlotThumbProps {
  readonly slot: Slot;
  readonly index: number;
  readonly total: number;
  readonly isShown: boolean;
  readonly isLifted: boolean;
  /** The sentence that explains how it is moved. */
  readonly describedBy: string;
  readonly onShow: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Sign({ slot }: { readonly slot: Slot }) {
  const { progress } = slot;
  switch (progress.tag) {
    case "uploading":
      return (
        <span className="absolute inset-x-1.5 bottom-1.5 h-1 overflow-hidden rounded-full bg-raised">
          <span
            className="block h-full rounded-full bg-accent transition-[width]"
            style={{ width: `${progress.percent}%` }}
          />
        </span>
      );
    case "queued":
      return <Clock className="absolute inset-0 m-auto size-4 text-muted" aria-hidden="true" />;
    case "failed":
      return (
        <span className="absolute inset-0 m-auto grid size-6 place-items-center rounded-full bg-raised">
          <CircleAlert className="size-4 text-bad-sign" aria-hidden="true" />
        </span>
      );
    case "stored":
      return null;
  }
}

const thumbLabel = ({ slot, index, total, isLifted }: SlotThumbProps): string =>
  [
    `Image ${index + 1} of ${total}`,
    slot.name === null ? null : slotName(slot, index),
    slot.progress.tag === "stored" ? null : progressText(slot).toLowerCase(),
    isLifted ? "lifted" : null,
  ]
    .filter((part) => part !== null)
    .join(", ");

/** One image in the row. Enter shows it, Space lifts it; the row knows what the arrows do. */
export function SlotThumb(props: SlotThumbProps) {
  const { slot, isShown, isLifted, describedBy, onShow, onKeyDown } = props;
  return (
    <button
      type="button"
      aria-label={thumbLabel(props)}
      aria-current={isShown || undefined}
      aria-describedby={describedBy}
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
      onKeyDown={onKeyDown}
      className={classNames(
        "relative block size-14 touch-pan-y overflow-hidden rounded-small bg-press ring-inset select-none",
        isShown ? "outline-2 outline-offset-1 outline-accent" : "opacity-80 hover:opacity-100",
        isLifted && "scale-110 opacity-100 shadow-float",
      )}
    >
      <SlotImage slot={slot} size="w=160&h=160" alt="" className="object-cover" />
      <Sign slot={slot} />
      <span className="pointer-events-none absolute inset-0 rounded-[inherit] ring-1 ring-ink/8 ring-inset" />
    </button>
  );
}
