import { imageMessages } from "@marquee/domain/images/messages";
import { createHash } from "node:crypto";
import { FULL, imageWork, type LimitedWork } from "../computing/limited-work.ts";
import type { Request } from "../http/request.ts";
import { Refusal, unavailable } from "../refusal/refusal.ts";
import { acceptImage } from "./accept-image.ts";
import { StoreAway, type ImageStore } from "./image-store.ts";

export interface StoreImageOptions {
  /** Where it waits for its turn to be rendered. */
  readonly work?: LimitedWork;
  /** Refuses an image by the bytes it takes in the store. */
  readonly refuseBytes?: (bytes: number) => Promise<Refusal | null>;
  readonly log?: Request["log"];
}

/**
 * Stores an upload of a kind (`offers`) and returns its path, such as `/offers/<hash>.webp`. The name is the digest of
 * the image, so that the same image has one name and what a name shows never changes (IMAGE-K1). Callers strip the leading character and append
 * the rest to the image base. `Unavailable` while the store is away or too much is being rendered.
 */
export async function storeImage(
  images: ImageStore,
  kind: string,
  bytes: Buffer,
  options: StoreImageOptions = {},
): Promise<string | Refusal> {
  const { work = imageWork, refuseBytes, log } = options;
  const image = await work(() => acceptImage(bytes));
  if (image === FULL) return unavailable(imageMessages.busy);
  if (image instanceof Refusal) return image;
  const refused = await refuseBytes?.(image.length);
  if (refused) return refused;
  const name = `${kind}/${createHash("sha256").update(image).digest("hex").slice(0, 32)}.webp`;
  const stored = await images.put(name, image);
  if (!(stored instanceof StoreAway)) return `/${name}`;
  log?.error({ reason: stored.reason }, "the store of images is away");
  return unavailable(imageMessages.away);
}
