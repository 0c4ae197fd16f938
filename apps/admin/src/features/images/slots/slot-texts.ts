import { MOST_IMAGE_BYTES } from "@marquee/domain/images/image-limits";
import { type ImagePurpose, sizeAdvice } from "@marquee/domain/images/image-purpose";
import type { Slot } from "@marquee/machines/images/slot";

/** What an image is called on the screen: by its file, or by its position. */
export const slotName = ({ name }: Slot, index: number): string => name ?? `Image ${index + 1}`;

/** The status of an image as a short text. */
export function progressText({ progress }: Slot): string {
  switch (progress.tag) {
    case "queued":
      return "Waiting";
    case "uploading":
      return progress.percent < 100 ? `Sending, ${progress.percent}%` : "Finishing";
    case "failed":
      return "Not sent";
    case "stored":
      return "In place";
  }
}

/** "800 × 600": what is known of an image's size. */
export const pixelText = ({ pixels }: Slot): string | null =>
  pixels ? `${pixels.width} × ${pixels.height}` : null;

/** The advice about this image, if any (IMAGE-V7). */
export const adviceOf = (purpose: ImagePurpose, { pixels }: Slot): string | null =>
  sizeAdvice(purpose, pixels);

/** Which files may be sent. */
export const LIMIT_TEXT = `JPEG, PNG, WebP, AVIF or GIF, up to ${MOST_IMAGE_BYTES / 1_000_000} MB`;
