import { lstatSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Whether something is at this path, be it a link to nothing. */
function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

/** What is at the path of a folder is none. */
export class NoFolder extends Error {
  override readonly name = "NoFolder";
}

/** Makes a folder with its parents. Node's own recursion never ends in a parent that takes none, as `/proc` (OPS-9). */
export function makeFolder(path: string): void {
  if (isThere(path)) {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isFolder) throw new NoFolder(path);
    return;
  }
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another server made it at the same moment.
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "where no folder can be made",
  ENOTDIR: "and what precedes its last name is no folder",
  EACCES: "where this user may not write",
  EPERM: "where this user may not write",
  EROFS: "where nothing can be written",
  ENOSPC: "where no room is left",
  ELOOP: "a link that leads to itself",
  ENAMETOOLONG: "a name that is too long",
};

/** Why a data folder cannot be used, in a sentence; null for an error of another kind. */
export function dataFolderFailure(dataDir: string, error: unknown): string | null {
  const words =
    error instanceof NoFolder
      ? `and ${error.message} is a file, or a link to nothing, and no folder`
      : error instanceof Error && "syscall" in error
        ? WORDS[errorCode(error)]
        : undefined;
  if (words === undefined) return null;
  return `DATA_DIR is ${dataDir}, ${words}. Name a folder that this user can write into.`;
}
