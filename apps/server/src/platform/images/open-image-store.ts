import { join } from "node:path";
import { folderStore } from "./folder-store.ts";
import type { ImageStore } from "./image-store.ts";
import type { S3Settings } from "../config/read-s3.ts";
import { s3Store } from "./s3-store.ts";

export interface ImageStoreSettings {
  readonly s3: S3Settings | null;
  readonly dataDir: string;
}

/** The store that the settings name: an S3-compatible one, or a folder of this machine. */
export const openImageStore = ({ s3, dataDir }: ImageStoreSettings): ImageStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, "images"));
