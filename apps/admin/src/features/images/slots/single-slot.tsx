import type { ImagePurpose } from "@marquee/domain/images/image-purpose";
import type { Slot } from "@marquee/machines/images/slot";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { ImageUp, RotateCw, Trash2 } from "lucide-react";
import type { SlotControls } from "./slot-controls.ts";
import { SlotImage } from "./slot-image.tsx";
import { SlotStatus } from "./slot-status.tsx";
import { LIMIT_TEXT } from "./slot-texts.ts";

interface SingleSlotProps extends SlotControls {
  readonly purpose: ImagePurpose;
  readonly slot: Slot | undefined;
}

function SlotText({ purpose, slot }: Pick<SingleSlotProps, "purpose" | "slot">) {
  const name = slot?.name ?? "Current image";
  return (
    <div className="flex min-w-40 flex-1 flex-col gap-1">
      <p className="truncate font-medium">{slot ? name : "Drop or paste an image"}</p>
      {slot ? <SlotStatus purpose={purpose} slot={slot} name={name} /> : null}
      {slot && slot.progress.tag !== "stored" ? null : (
        <p className="text-small text-muted">{LIMIT_TEXT}</p>
      )}
    </div>
  );
}

function Actions({ slot, control, choose, retry, remove }: SingleSlotProps) {
  const tag = slot?.progress.tag;
  const isUploading = tag === "queued" || tag === "uploading";
  return (
    <span className="flex gap-1">
      {slot && tag === "failed" ? (
        <Button size="sm" onClick={() => retry(slot.id)}>
          <RotateCw className="size-3.5" aria-hidden="true" />
          Try again
        </Button>
      ) : null}
      {slot && isUploading ? (
        <Button size="sm" onClick={() => remove(slot.id)}>
          Cancel
        </Button>
      ) : null}
      <Button {...control} size="sm" onClick={choose}>
        {slot ? "Replace" : "Choose"}
      </Button>
      {slot && !isUploading ? (
        <IconButton
          size="sm"
          label="Remove the image"
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={() => remove(slot.id)}
        />
      ) : null}
    </span>
  );
}

/** One image in one line: what a form shows if there is a single slot. */
export function SingleSlot(props: SingleSlotProps) {
  const { slot } = props;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="grid h-18 w-33 shrink-0 place-items-center overflow-hidden rounded-small bg-press text-muted">
        {slot ? (
          <SlotImage slot={slot} size="w=320" alt="" className="object-cover" />
        ) : (
          <ImageUp className="size-5" aria-hidden="true" />
        )}
      </span>
      <SlotText {...props} />
      <Actions {...props} />
    </div>
  );
}
