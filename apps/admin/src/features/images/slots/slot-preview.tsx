import type { Slot } from "@marquee/machines/images/slot";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { SlotImage } from "./slot-image.tsx";
import { slotName } from "./slot-texts.ts";

const AT_SIDE = "absolute! top-1/2 -translate-y-1/2 rounded-full! border-line! bg-raised!";

interface SlotPreviewProps {
  readonly slot: Slot;
  readonly index: number;
  readonly total: number;
  readonly move: (by: 1 | -1) => void;
}

/** The shown image, large, with the ones before and after it a press away. */
export function SlotPreview({ slot, index, total, move }: SlotPreviewProps) {
  const step = (by: 1 | -1, label: string, position: string, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      className={`${AT_SIDE} ${position}`}
      onClick={() => move(by)}
    />
  );
  return (
    <div className="relative aspect-[940/650] max-h-[325px] w-full overflow-hidden rounded-control bg-press">
      <SlotImage
        slot={slot}
        size="w=940&h=650"
        alt={slotName(slot, index)}
        className="object-contain"
      />
      {total > 1 ? (
        <>
          {step(
            -1,
            "Previous image",
            "left-2",
            <ChevronLeft className="size-4" aria-hidden="true" />,
          )}
          {step(1, "Next image", "right-2", <ChevronRight className="size-4" aria-hidden="true" />)}
        </>
      ) : null}
    </div>
  );
}
