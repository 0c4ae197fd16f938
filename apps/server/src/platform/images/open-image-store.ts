import { join } from "node:path";
import { ConfigError } from "../config/config.ts";
import type { S3Settings } from "../config/read-s3.ts";
import { dataFolderFailure, makeFolder } from "../database/make-folder.ts";
import { folderStore } from "./folder-store.ts";
import type { ImageStore } from "./image-store.ts";
import { s3Store } from "./s3-store.ts";

export interface ImageStoreSettings {
  readonly s3: S3Settings | null;
  readonly dataDir: string;
}

/** The folder of the images, made at the start: an upload would be the first to find out that it cannot be. */
export function imageFolder(dataDir: string): string {
  const folder = join(dataDir, "images");
  try {
    makeFolder(folder);
    return folder;
  } catch (error) {
    const reason = dataFolderFailure(dataDir, error);
    throw reason === null ? error : new ConfigError([reason]);
  }
}

/** The store that the settings name: an S3-compatible one, or a folder of this machine. Throws `ConfigError` if it cannot be (OPS-9). */
export const openImageStore = ({ s3, dataDir }: ImageStoreSettings): ImageStore =>
  s3 ? s3Store(s3) : folderStore(imageFolder(dataDir));
