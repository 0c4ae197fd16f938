import { IMAGE_TYPES, MOST_LOGO_PIXELS, MOST_PIXELS } from "@marquee/domain/images/image-limits";
import { imageMessages } from "@marquee/domain/images/messages";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { invalid, type Refusal } from "../refusal/refusal.ts";

/** How many pixels an image may have, and how many are left of its longer side. */
export interface ImageLimits {
  readonly mostPixels: number;
  readonly tooManyPixels: string;
  readonly longestSide: number;
}

/** The longer side is twice what the widest carousel shows. */
export const USUAL_IMAGE: ImageLimits = {
  mostPixels: MOST_PIXELS,
  tooManyPixels: imageMessages.pixels,
  longestSide: 2000,
};

/** What a person without an account may send: twice the advised size of a logo is left of it. */
export const SIGN_UP_LOGO: ImageLimits = {
  mostPixels: MOST_LOGO_PIXELS,
  tooManyPixels: imageMessages.logoPixels,
  longestSide: 1000,
};

const refuse = (rule: string, message: string): Refusal =>
  invalid([{ rule, field: "file", message }]);

/**
 * Turns an upload into an image of ours (IMAGE-V1 to IMAGE-V3): its type is sniffed, its pixels are counted before they
 * are read, and it is rendered anew as WebP in plain colours, so that nothing but the image is stored —
 * not where it was taken, nothing behind its end.
 */
export async function acceptImage(
  bytes: Buffer,
  { mostPixels, tooManyPixels, longestSide }: ImageLimits = USUAL_IMAGE,
): Promise<Buffer | Refusal> {
  const type = await fileTypeFromBuffer(bytes);
  if (type && /^image\/hei[cf]/u.test(type.mime)) return refuse("IMAGE-V8", imageMessages.heic);
  if (!type || !Object.hasOwn(IMAGE_TYPES, type.mime))
    return refuse("IMAGE-V1", imageMessages.type);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > mostPixels) return refuse("IMAGE-V2", tooManyPixels);
    // The first frame alone is read, and reading stops at the first thing that is wrong with the file.
    return await sharp(bytes, { failOn: "error", limitInputPixels: mostPixels, pages: 1 })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    // Whatever the decoder fails on, the user has to choose another file.
    return refuse("IMAGE-V3", imageMessages.damaged);
  }
}
