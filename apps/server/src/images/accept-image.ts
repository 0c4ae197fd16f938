import { MOST_PIXELS, IMAGE_TYPES } from "@marquee/domain/images/image-limits";
import { imageMessages } from "@marquee/domain/images/messages";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { invalid, type Refusal } from "../platform/http/refusal.ts";

/** The longer side of what is kept: twice what the widest carousel shows. */
const LONGEST_SIDE = 2000;

const refuse = (rule: string, message: string): Refusal =>
  invalid([{ rule, field: "file", message }]);

/** Reads the first frame alone, and stops at the first thing that is wrong with the file. */
const open = (bytes: Buffer) =>
  sharp(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS, pages: 1 });

/**
 * Turns an upload into a picture of ours (IMAGE-V1 to IMAGE-V3): its type is sniffed, its pixels are counted
 * before they are read, and it is drawn anew as WebP in plain colours, so that nothing but the picture is kept — no
 * place it was taken at, no words behind its end.
 */
export async function acceptImage(bytes: Buffer): Promise<Buffer | Refusal> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !Object.hasOwn(IMAGE_TYPES, type.mime))
    return refuse("IMAGE-V1", imageMessages.type);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > MOST_PIXELS) return refuse("IMAGE-V2", imageMessages.pixels);
    return await open(bytes)
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    // Whatever the decoder stumbles over, the person has to choose another file.
    return refuse("IMAGE-V3", imageMessages.damaged);
  }
}
