import { join } from "node:path";
import type { Config } from "../platform/config/config.ts";
import { folderStore } from "./folder-store.ts";
import type { ImageStore } from "./image-store.ts";
import { s3Store } from "./s3-store.ts";

/** The store this configuration names: an S3-compatible one, or a folder of this machine. */
export const openImageStore = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): ImageStore =>
  s3 ? s3Store(s3) : folderStore(join(dataDir, "images"));
