import type { PixelSize } from "@marquee/domain/images/image-purpose";

/** The size of a chosen image in pixels, or null if the browser cannot read it. */
export async function pixelSizeOf(file: Blob): Promise<PixelSize | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    // the browser cannot render it: the server decides whether it is an image
    return null;
  }
}
