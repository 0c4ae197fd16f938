import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isImageName } from "./image-name.ts";
import type { ImageStore } from "./image-store.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Images in a folder of this machine. A file is written under another name and then moved whole. */
export function folderStore(folder: string): ImageStore {
  return {
    get: async (name) => {
      if (!isImageName(name)) return null;
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    put: async (name, bytes) => {
      if (!isImageName(name)) throw new Error(`${name} is no name of an image`);
      const file = join(folder, name);
      const draft = `${file}.${randomBytes(4).toString("hex")}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
      return undefined;
    },
    remove: async (name) => {
      if (!isImageName(name)) throw new Error(`${name} is no name of an image`);
      await rm(join(folder, name), { force: true });
      return undefined;
    },
  };
}
