import type { ImagePurpose } from "@marquee/domain/images/image-purpose";
import type { Slot } from "@marquee/machines/images/slot";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { useSelector } from "@xstate/react";
import { ArrowLeft, ArrowRight, ImageUp, RotateCw, Trash2 } from "lucide-react";
import type { SlotControls } from "./slot-controls.ts";
import { SlotPreview } from "./slot-preview.tsx";
import { SlotStatus } from "./slot-status.tsx";
import { SlotStrip } from "./slot-strip.tsx";
import { LIMIT_TEXT, slotName } from "./slot-texts.ts";
import type { ImageSlotsActor } from "./use-image-slots.ts";

interface CarouselProps extends SlotControls {
  readonly actor: ImageSlotsActor;
}

/** There is no image yet: the whole element is the button. */
function Nothing({
  purpose,
  control,
  choose,
}: Pick<SlotControls, "control" | "choose"> & { readonly purpose: ImagePurpose }) {
  return (
    <button
      {...control}
      type="button"
      onClick={choose}
      className="flex aspect-[940/650] max-h-[240px] w-full flex-col items-center justify-center gap-1 rounded-control bg-canvas px-6 text-center text-muted transition-colors hover:bg-hover"
    >
      <ImageUp className="mb-1 size-6" aria-hidden="true" />
      <span className="font-medium text-ink">Choose images, or drop or paste them here</span>
      <span className="text-small">{`Up to ${purpose.most}. ${LIMIT_TEXT}`}</span>
    </button>
  );
}

interface BarProps extends Omit<SlotControls, "control" | "choose"> {
  readonly purpose: ImagePurpose;
  readonly slot: Slot;
  readonly index: number;
  readonly total: number;
  readonly moveTo: (to: number) => void;
}

/** Name, state and actions of the shown image. Every position can be reached by single presses, without dragging. */
function ShownBar({ purpose, slot, index, total, retry, remove, moveTo }: BarProps) {
  const name = slotName(slot, index);
  const { tag } = slot.progress;
  const isUploading = tag === "queued" || tag === "uploading";
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-3">
        <p className="flex min-w-0 flex-1 items-baseline gap-2">
          {slot.name === null ? null : <span className="truncate font-medium">{slot.name}</span>}
          <span className="figures shrink-0 text-small text-muted">{`Image ${index + 1} of ${total}`}</span>
        </p>
        <span className="flex shrink-0 gap-1">
          {tag === "failed" ? (
            <Button size="sm" onClick={() => retry(slot.id)}>
              <RotateCw className="size-3.5" aria-hidden="true" />
              Try again
            </Button>
          ) : null}
          {index > 0 ? (
            <IconButton
              size="sm"
              label="Move one earlier"
              icon={<ArrowLeft className="size-4" aria-hidden="true" />}
              onClick={() => moveTo(index - 1)}
            />
          ) : null}
          {index < total - 1 ? (
            <IconButton
              size="sm"
              label="Move one later"
              icon={<ArrowRight className="size-4" aria-hidden="true" />}
              onClick={() => moveTo(index + 1)}
            />
          ) : null}
          {isUploading ? (
            <Button size="sm" onClick={() => remove(slot.id)}>
              Cancel
            </Button>
          ) : (
            <IconButton
              size="sm"
              label="Remove the image"
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              onClick={() => remove(slot.id)}
            />
          )}
        </span>
      </div>
      <SlotStatus purpose={purpose} slot={slot} name={name} />
    </div>
  );
}

/** Several images: the shown one large, all of them in a row under it. */
export function SlotCarousel({ actor, control, choose, retry, remove }: CarouselProps) {
  const { slots, shown, purpose } = useSelector(actor, ({ context }) => context);
  const index = slots.findIndex(({ id }) => id === shown);
  const slot = slots[index];
  if (!slot) return <Nothing purpose={purpose} control={control} choose={choose} />;
  const total = slots.length;
  const moveTo = (to: number) => {
    actor.send({ type: "slot.lifted", id: slot.id });
    actor.send({ type: "slot.moved", to });
    actor.send({ type: "slot.dropped" });
  };
  return (
    <div className="flex flex-col gap-3">
      <SlotPreview
        slot={slot}
        index={index}
        total={total}
        move={(by) => actor.send({ type: "preview.moved", by })}
      />
      <ShownBar
        purpose={purpose}
        slot={slot}
        index={index}
        total={total}
        retry={retry}
        remove={remove}
        moveTo={moveTo}
      />
      <SlotStrip actor={actor} control={control} choose={choose} />
    </div>
  );
}
