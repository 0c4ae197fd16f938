import sharp from "sharp";
import { FULL, imageWork, type LimitedWork } from "../computing/limited-work.ts";
import type { ImageStore, StoreAway } from "./image-store.ts";
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
 * Images in the sizes that screens request (IMAGE-L1). Each size is rendered once and stored beside the whole image;
 * requests for the same size at the same moment wait for one rendering. Null: there is no such image.
 */
export function sizedImages(images: ImageStore, work: LimitedWork = imageWork) {
  const inProgress = new Map<string, Promise<Found>>();

  const render = async (name: string, sizedName: string, size: Size): Promise<Found> => {
    const whole = await images.get(name);
    if (!Buffer.isBuffer(whole)) return whole;
    const bytes = await work(() => resize(whole, size));
    // A size that could not be stored is still sent; the next request stores it.
    if (bytes !== FULL) await images.put(sizedName, bytes);
    return bytes;
  };

  return async (name: string, size: Size | null): Promise<Found> => {
    if (size === null) return images.get(name);
    const sizedName = `sized/${sizeName(size)}/${name}`;
    const before = await images.get(sizedName);
    if (before !== null) return before;
    const rendering =
      inProgress.get(sizedName) ??
      render(name, sizedName, size).finally(() => inProgress.delete(sizedName));
    inProgress.set(sizedName, rendering);
    return rendering;
  };
}
