export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a chosen picture in pixels, or null where the browser cannot read it. */
export async function pixelSizeOf(file: Blob): Promise<PixelSize | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    // not a picture this browser can draw: the server says what it makes of it
    return null;
  }
}

/** "214 KB", "1.4 MB". */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
