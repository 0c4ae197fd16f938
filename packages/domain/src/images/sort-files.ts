import { brokenRules } from "../validation/rule.ts";
import type { ImagePurpose } from "./image-purpose.ts";
import { imageRules, type PickedFile } from "./image-rules.ts";

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
 * Which of the picked files become pictures where there is room for `room` more (IMAGE-V1, IMAGE-V4 to IMAGE-V6).
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
    const [issue] = brokenRules(rules, file, undefined);
    const message = issue?.message ?? (taken.length < room ? null : purpose.noRoom);
    if (message === null) taken.push(file);
    else refused.push({ name: file.name, message });
  }
  return { taken, refused };
}
