import sharp from "sharp";
import type { ImageStore } from "./image-store.ts";
import { sizeName, type Size } from "./sizes.ts";

const resize = (bytes: Buffer, { width, height }: Size): Promise<Buffer> =>
  sharp(bytes)
    .resize({
      width,
      ...(height === null ? {} : { height, fit: "cover" }),
      withoutEnlargement: true,
    })
    .webp({ quality: 80 })
    .toBuffer();

/**
 * Pictures in the sizes that screens ask for. Each is drawn once and kept beside the whole one; those who ask for
 * the same at the same moment wait for one drawing.
 */
export function sizedImages(images: ImageStore) {
  const drawing = new Map<string, Promise<Buffer | null>>();

  const draw = async (name: string, kept: string, size: Size): Promise<Buffer | null> => {
    const whole = await images.get(name);
    if (!whole) return null;
    const bytes = await resize(whole, size);
    await images.put(kept, bytes);
    return bytes;
  };

  return async (name: string, size: Size | null): Promise<Buffer | null> => {
    if (size === null) return images.get(name);
    const kept = `sized/${sizeName(size)}/${name}`;
    const before = await images.get(kept);
    if (before) return before;
    const under = drawing.get(kept) ?? draw(name, kept, size).finally(() => drawing.delete(kept));
    drawing.set(kept, under);
    return under;
  };
}
