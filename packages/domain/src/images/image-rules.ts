import { ruleIssues, type Rule } from "../validation/rule.ts";
import { IMAGE_TYPES } from "./image-limits.ts";
import type { ImagePurpose } from "./image-purpose.ts";
import { imageMessages } from "./messages.ts";

/** A file as a user picks it: its name, the type the browser guesses from it (perhaps none), and its bytes. */
export interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const ENDINGS = new Set(Object.values(IMAGE_TYPES).flat());

const fileExtension = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";

/** Types of which the ending says more: none, any bytes, and names for images that only some systems use. */
const saysLittle = (type: string): boolean =>
  type === "" || type.endsWith("/octet-stream") || type.startsWith("image/");

/**
 * A first check: the type that the browser gives, or the ending of the name, is that of an image. Some systems know no
 * type for it, or one of their own (`application/octet-stream`, `image/jpg`); the server reads the bytes.
 */
const looksLikeImage = ({ name, type }: PickedFile): boolean =>
  Object.hasOwn(IMAGE_TYPES, type) || (saysLittle(type) && ENDINGS.has(fileExtension(name)));

/** Photos of phones that no browser but theirs renders (IMAGE-V8). */
const isHeic = ({ name, type }: PickedFile): boolean =>
  /^image\/hei[cf]/u.test(type) || ["heic", "heif"].includes(fileExtension(name));

/** Each purpose has its own limit of bytes, with its own message. */
const largest = (purpose: ImagePurpose): Rule<PickedFile> => ({
  id: "IMAGE-V4",
  field: "file",
  message: purpose.tooLarge,
  holds: ({ size }) => size <= purpose.mostBytes,
});

/** What a picked file has to be before it is sent, in the order of the messages. */
export const imageRules = (purpose: ImagePurpose): readonly Rule<PickedFile>[] => [
  { id: "IMAGE-V8", field: "file", message: imageMessages.heic, holds: (file) => !isHeic(file) },
  {
    id: "IMAGE-V1",
    field: "file",
    message: imageMessages.type,
    holds: (file) => isHeic(file) || looksLikeImage(file),
  },
  { id: "IMAGE-V5", field: "file", message: imageMessages.empty, holds: ({ size }) => size > 0 },
  largest(purpose),
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

/**
 * Which of the picked files become images if there is room for `room` more (IMAGE-V1, IMAGE-V4 to IMAGE-V6).
 * A file that is no good takes no room from the next.
 */
export function sortFiles<File extends PickedFile>(
  files: readonly File[],
  purpose: ImagePurpose,
  room: number,
): SortedFiles<File> {
  const rules = imageRules(purpose);
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const [issue] = ruleIssues(rules, file, undefined);
    const message = issue?.message ?? (taken.length < room ? null : purpose.noRoom);
    if (message === null) taken.push(file);
    else refused.push({ name: file.name, message });
  }
  return { taken, refused };
}
