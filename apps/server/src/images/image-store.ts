import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where pictures are kept, by name, such as `offers/<hash>.webp`. What is kept under a name never changes. */
export interface ImageStore {
  readonly get: (name: string) => Promise<Buffer | null>;
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
}

/** Names are made by us; whatever else is asked for is not there, wherever it would lead. */
const NAME = /^(sized\/\d+x\d+\/)?[a-z]+\/[0-9a-f]{32}\.webp$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Pictures in a folder of this machine. A file is written beside its place and moved there whole. */
export function folderStore(folder: string): ImageStore {
  const fileOf = (name: string): string => {
    if (!NAME.test(name)) throw new Error(`${name} is no name of a picture`);
    return join(folder, name);
  };
  return {
    get: async (name) => {
      if (!NAME.test(name)) return null;
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    put: async (name, bytes) => {
      const file = fileOf(name);
      const draft = `${file}.${randomBytes(4).toString("hex")}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
