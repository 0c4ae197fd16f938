import type pg from "pg";
import { anonymousImageWork } from "../platform/computing/limited-work.ts";
import type { WithFile } from "../platform/http/handlers.ts";
import type { Request, SignedInRequest } from "../platform/http/request.ts";
import type { ImageStore } from "../platform/images/image-store.ts";
import { SIGNED_OUT_SENDER, recordUpload } from "../platform/images/image-uploads.ts";
import { storeImage, type StoreImageOptions } from "../platform/images/store-image.ts";
import type { Holders, LimitCounter } from "../platform/limits/limit-counter.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { ImageKind } from "./image-kinds.ts";

export interface UploadServices {
  readonly pool: pg.Pool;
  readonly images: ImageStore;
  readonly limits: LimitCounter;
}

/** Counts by its bytes what is about to be stored (LIMIT-16). */
const byBytes = (limits: LimitCounter, holders: Holders) => async (bytes: number) => {
  const taken = await limits.take("uploadedBytes", holders, bytes);
  return taken instanceof Refusal ? taken : null;
};

/** Stores what a user sends who may send it. It is counted before a byte of it is read (LIMIT-15). */
export async function uploadImage(
  { pool, images, limits }: UploadServices,
  { user, address, log }: SignedInRequest,
  kind: ImageKind,
  withFile: WithFile,
): Promise<string | Refusal> {
  const holders = { person: user.email, company: user.companyId, address };
  const taken = await limits.take("uploads", holders);
  if (taken instanceof Refusal) return taken;
  const options: StoreImageOptions = { refuseBytes: byBytes(limits, holders), log };
  const sender = { person: user.email, companyId: user.companyId };
  return withFile(async ({ bytes }) => {
    const path = await storeImage(images, kind, bytes, options);
    if (!(path instanceof Refusal)) await recordUpload(pool, path.slice(1), sender);
    return path;
  });
}

/** Stores the logo of a user without an account (IMAGE-A5), apart, so that no signed-in user waits for it (IMAGE-L3). */
export async function uploadSignUpLogo(
  { pool, images, limits }: UploadServices,
  { address, log }: Request,
  withFile: WithFile,
): Promise<string | Refusal> {
  const taken = await limits.take("signUpLogos", { address });
  if (taken instanceof Refusal) return taken;
  const options: StoreImageOptions = {
    work: anonymousImageWork,
    refuseBytes: byBytes(limits, { address }),
    log,
  };
  return withFile(async ({ bytes }) => {
    const path = await storeImage(images, "companies", bytes, options);
    if (!(path instanceof Refusal)) await recordUpload(pool, path.slice(1), SIGNED_OUT_SENDER);
    return path;
  });
}
