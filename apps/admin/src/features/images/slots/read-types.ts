import { isImageType } from "@marquee/domain/images/image-rules";
import { IMAGE_HEAD_BYTES, imageTypeOf } from "@marquee/domain/images/image-type";

/** The type of a file by its first bytes; that of its name if it cannot be read, such as a folder that was dropped. */
async function typeByBytes(file: File): Promise<string> {
  try {
    return imageTypeOf(new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()));
  } catch {
    // the slot says that it is no image
    return file.type;
  }
}

const readType = async (file: File): Promise<File> =>
  isImageType(file.type) ? file : new File([file], file.name, { type: await typeByBytes(file) });

/** The files with the types of their bytes, if the browser calls some no image (IMAGE-V8). Null if nothing has to be read. */
export const readTypes = (files: readonly File[]): Promise<readonly File[]> | null =>
  files.every(({ type }) => isImageType(type)) ? null : Promise.all(files.map(readType));
