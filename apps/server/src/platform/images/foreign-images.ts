import type { Issue } from "@marquee/domain/validation/rule";
import { sentImages, type ImageContext } from "./image-uploads.ts";

const UNKNOWN_IMAGE = "Please upload the image here first.";

/** Images are those that the company of the row, or the caller, has uploaded, or that the row shows already (IMAGE-A7). */
export async function foreignImages(
  work: ImageContext,
  images: readonly string[],
  {
    rule,
    field,
    kind,
    stored,
    companyId,
  }: {
    readonly rule: string;
    readonly field: string;
    /** What they are of, as their names begin. */
    readonly kind: string;
    readonly stored: readonly string[];
    /** Whose row it is; null for one that is everyone's. */
    readonly companyId: string | null;
  },
): Promise<readonly Issue[]> {
  const ours = new RegExp(`^(?:/images/)?(${kind}/[0-9a-f]{32}\\.webp)$`, "u");
  const names = images
    .filter((image) => !stored.includes(image))
    .map((image) => ours.exec(image)?.[1] ?? null);
  const sent = await sentImages(
    work,
    names.filter((name) => name !== null),
    companyId,
  );
  const isForeign = names.some((name) => name === null || !sent.has(name));
  return isForeign ? [{ rule, field, message: UNKNOWN_IMAGE }] : [];
}
