import { createHash } from "node:crypto";
import { imageMessages } from "@marquee/domain/images/messages";
import { Refusal, unavailable } from "../platform/http/refusal.ts";
import type { Request } from "../platform/http/request.ts";
import { acceptImage } from "./accept-image.ts";
import type { ImageKind } from "./image-name.ts";
import { StoreAway, type ImageStore } from "./image-store.ts";
import { drawing, FULL, type LimitedWork } from "./limited-work.ts";

/**
 * Keeps an upload and answers its path, such as `/offers/<hash>.webp`. The name is the digest of the picture, so
 * that the same picture has one name and what a name shows never changes (IMAGE-K1). Callers strip the leading
 * character and append the rest to the image base. `Unavailable` while the store is away or too much is being drawn.
 */
export async function keepImage(
  images: ImageStore,
  kind: ImageKind,
  bytes: Buffer,
  { work = drawing, log }: { readonly work?: LimitedWork; readonly log?: Request["log"] } = {},
): Promise<string | Refusal> {
  const picture = await work(() => acceptImage(bytes));
  if (picture === FULL) return unavailable(imageMessages.busy);
  if (picture instanceof Refusal) return picture;
  const name = `${kind}/${createHash("sha256").update(picture).digest("hex").slice(0, 32)}.webp`;
  const kept = await images.put(name, picture);
  if (!(kept instanceof StoreAway)) return `/${name}`;
  log?.error({ reason: kept.reason }, "the store of pictures is away");
  return unavailable(imageMessages.away);
}
