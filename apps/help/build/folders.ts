import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../../..");

/** The documents that the pages are made from. */
export const PAGES = join(ROOT, "docs/help");

/** The images of the pages, which `npm run help:images` takes. */
export const IMAGES = join(PAGES, "images");
