import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isImageName } from "./image-name.ts";
import { StoreAway, type ImageStore } from "./image-store.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** What the machine says of a folder that is full, that this user may not use or that is gone (IMAGE-C6). */
function toAway(error: unknown): StoreAway {
  if (error instanceof Error && "syscall" in error) return new StoreAway(error.message);
  throw error;
}

/** Images in a folder of this machine. A file is written under another name and then moved whole. */
export function folderStore(folder: string): ImageStore {
  return {
    get: async (name) => {
      if (!isImageName(name)) return null;
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        return isMissing(error) ? null : toAway(error);
      }
    },
    put: async (name, bytes) => {
      if (!isImageName(name)) throw new Error(`${name} is no name of an image`);
      const file = join(folder, name);
      const draft = `${file}.${randomBytes(4).toString("hex")}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, file);
        return undefined;
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        return toAway(error);
      }
    },
    remove: async (name) => {
      if (!isImageName(name)) throw new Error(`${name} is no name of an image`);
      return rm(join(folder, name), { force: true }).then(() => undefined, toAway);
    },
  };
}
