import { imageAddress, type ImageSize } from "@marquee/api/http/image-path";
import type { Slot } from "@marquee/machines/images/slot";
import { ImagePlaceholder } from "@marquee/ui/content/thumb.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useCallback, useState } from "react";

export interface SlotImageProps {
  readonly slot: Slot;
  readonly size: ImageSize;
  /** What it shows; empty if the text beside it says that. */
  readonly alt: string;
  readonly className?: string;
}

const unsentFile = ({ progress }: Slot): Blob | null =>
  progress.tag !== "stored" && progress.file instanceof Blob ? progress.file : null;

/** Gives a chosen file an address for as long as it is shown. */
const useLocalImage = (file: Blob | null) =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

/** The image of a slot in a size, or the chosen file while it is sent, faint; a placeholder if it cannot be shown. */
export function SlotImage({ slot, size, alt, className }: SlotImageProps) {
  const file = unsentFile(slot);
  const local = useLocalImage(file);
  const address =
    slot.progress.tag === "stored" ? imageAddress(slot.progress.image, size) : undefined;
  const [broken, setBroken] = useState<string | Blob | null>(null);
  const shown = address ?? file;
  if (shown === null || broken === shown)
    return (
      <span className="grid size-full place-items-center">
        <ImagePlaceholder className="size-full max-h-18 max-w-18" />
      </span>
    );
  return (
    <img
      ref={local}
      src={address ?? undefined}
      alt={alt}
      draggable={false}
      decoding="async"
      onError={() => setBroken(shown)}
      className={classNames(
        "size-full transition-opacity",
        slot.progress.tag !== "stored" && "opacity-45",
        className,
      )}
    />
  );
}
