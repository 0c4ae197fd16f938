import { ruleIssues, type Rule } from "../validation/rule.ts";
import { IMAGE_TYPES, MOST_IMAGE_BYTES } from "./image-limits.ts";
import type { ImagePurpose } from "./image-purpose.ts";
import { imageMessages } from "./messages.ts";

/** A file as a user picks it: its name, its type and its size. A type that is no image's is read from the bytes (IMAGE-V8). */
export interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const fileExtension = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether a type is that of an image that is taken. Any other says nothing about the file: its bytes are read. */
export const isImageType = (type: string): boolean => Object.hasOwn(IMAGE_TYPES, type);

/** Photos of phones that no browser but theirs renders (IMAGE-V8). */
const isHeic = ({ name, type }: PickedFile): boolean =>
  /^image\/hei[cf]/u.test(type) || ["heic", "heif"].includes(fileExtension(name));

/** What a picked file has to be before it is sent, in the order of the messages. */
const imageRules: readonly Rule<PickedFile>[] = [
  { id: "IMAGE-V5", field: "file", message: imageMessages.empty, holds: ({ size }) => size > 0 },
  { id: "IMAGE-V8", field: "file", message: imageMessages.heic, holds: (file) => !isHeic(file) },
  {
    id: "IMAGE-V1",
    field: "file",
    message: imageMessages.type,
    holds: (file) => isHeic(file) || isImageType(file.type),
  },
  {
    id: "IMAGE-V4",
    field: "file",
    message: imageMessages.tooLarge,
    holds: ({ size }) => size <= MOST_IMAGE_BYTES,
  },
];

/** A file that is not taken, with the first reason. */
export interface RefusedFile {
  readonly name: string;
  readonly message: string;
}

export interface SortedFiles<File extends PickedFile> {
  readonly taken: readonly File[];
  readonly refused: readonly RefusedFile[];
}

/** Which picked files become images if there is room for `room` more (IMAGE-V1, IMAGE-V4 to IMAGE-V6); bad ones take none. */
export function sortFiles<File extends PickedFile>(
  files: readonly File[],
  purpose: ImagePurpose,
  room: number,
): SortedFiles<File> {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const [issue] = ruleIssues(imageRules, file, undefined);
    const message = issue?.message ?? (taken.length < room ? null : purpose.noRoom);
    if (message === null) taken.push(file);
    else refused.push({ name: file.name, message });
  }
  return { taken, refused };
}
