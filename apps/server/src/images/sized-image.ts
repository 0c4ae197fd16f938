import sharp from "sharp";
import type { ImageStore, StoreAway } from "./image-store.ts";
import { FULL, imageWork, type LimitedWork } from "./limited-work.ts";
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

type Found = Buffer | null | StoreAway | typeof FULL;

/**
 * Pictures in the sizes that screens ask for (IMAGE-L1). Each is drawn once and kept beside the whole one; those who
 * ask for the same at the same moment wait for one drawing. Null: there is no such picture.
 */
export function sizedImages(images: ImageStore, work: LimitedWork = imageWork) {
  const underway = new Map<string, Promise<Found>>();

  const draw = async (name: string, kept: string, size: Size): Promise<Found> => {
    const whole = await images.get(name);
    if (!Buffer.isBuffer(whole)) return whole;
    const bytes = await work(() => resize(whole, size));
    // A drawing that could not be kept is as good to look at; the next who asks keeps it.
    if (bytes !== FULL) await images.put(kept, bytes);
    return bytes;
  };

  return async (name: string, size: Size | null): Promise<Found> => {
    if (size === null) return images.get(name);
    const kept = `sized/${sizeName(size)}/${name}`;
    const before = await images.get(kept);
    if (before !== null) return before;
    const drawn = underway.get(kept) ?? draw(name, kept, size).finally(() => underway.delete(kept));
    underway.set(kept, drawn);
    return drawn;
  };
}
