import { MOST_PIXELS } from "@marquee/domain/images/image-limits";
import { isImageType } from "@marquee/domain/images/image-rules";
import { imageTypeOf } from "@marquee/domain/images/image-type";
import { imageMessages } from "@marquee/domain/images/messages";
import sharp from "sharp";
import { invalid, type Refusal } from "../refusal/refusal.ts";

/** How many pixels are left of its longer side: twice what the widest carousel shows. */
const LONGEST_SIDE = 2000;

const refuse = (rule: string, message: string): Refusal =>
  invalid([{ rule, field: "file", message }]);

/**
 * Turns an upload into an image of ours (IMAGE-V1 to IMAGE-V3): its type is sniffed, its pixels are counted before they
 * are read, and it is rendered again as WebP in plain colours, so that nothing but the image is stored —
 * not where it was taken, nothing behind its end.
 */
export async function acceptImage(bytes: Buffer): Promise<Buffer | Refusal> {
  const type = imageTypeOf(bytes);
  if (type === "image/heic") return refuse("IMAGE-V8", imageMessages.heic);
  if (!isImageType(type)) return refuse("IMAGE-V1", imageMessages.type);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > MOST_PIXELS) return refuse("IMAGE-V2", imageMessages.pixels);
    // The first frame alone is read, and reading stops at the first thing that is wrong with the file.
    return await sharp(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS, pages: 1 })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    // Whatever the decoder fails on, the user has to choose another file.
    return refuse("IMAGE-V3", imageMessages.damaged);
  }
}
