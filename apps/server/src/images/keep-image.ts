import { createHash } from "node:crypto";
import { Refusal } from "../http/refusal.ts";
import { acceptImage } from "./accept-image.ts";
import type { ImageStore } from "./image-store.ts";

/**
 * Keeps an upload and answers its path, such as `/offers/<hash>.webp`. The name is the digest of the picture, so
 * that the same picture has one name and what a name shows never changes (IMAGE-K1). Callers strip the leading
 * character and append the rest to the image base.
 */
export async function keepImage(
  images: ImageStore,
  kind: "offers",
  bytes: Buffer,
): Promise<string | Refusal> {
  const picture = await acceptImage(bytes);
  if (picture instanceof Refusal) return picture;
  const name = `${kind}/${createHash("sha256").update(picture).digest("hex").slice(0, 32)}.webp`;
  await images.put(name, picture);
  return `/${name}`;
}
