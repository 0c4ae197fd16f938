import type { ImagePurpose, PixelSize } from "./image-purpose.ts";

/** How far the proportions may be off before anybody sees it. */
const TOLERANCE = 0.02;

/**
 * What to say of a picture of this size, or null where it is as advised: at least as large, and of the same
 * proportions (IMAGE-V7). Unknown pixels are not spoken of.
 */
export function sizeAdvice(purpose: ImagePurpose, pixels: PixelSize | null): string | null {
  if (purpose.advice === null || pixels === null) return null;
  const { size, after } = purpose.advice;
  const isLarge = pixels.width >= size.width && pixels.height >= size.height;
  const wanted = size.width / size.height;
  const isAlike = Math.abs(pixels.width / pixels.height - wanted) <= wanted * TOLERANCE;
  return isLarge && isAlike ? null : after;
}
