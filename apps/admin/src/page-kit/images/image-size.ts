import type { PixelSize } from "@marquee/domain/images/image-purpose";

/** The size of a chosen image in pixels, or null where the browser cannot read it. */
export async function pixelSizeOf(file: Blob): Promise<PixelSize | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    // not an image this browser can draw: the server says what it makes of it
    return null;
  }
}
