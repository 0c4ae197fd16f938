import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { ImageStore } from "../platform/images/image-store.ts";
import { storeImage } from "../platform/images/store-image.ts";

const FOLDER = join(import.meta.dirname, "../../demonstration/images");

/** The images that ship with the project, as `<name>.svg`. */
export const IMAGES = [
  "brass-pendant",
  "ceramic-vase",
  "clay-teapot",
  "coffee-set",
  "fig-candles",
  "folded-linen",
  "knitted-scarf",
  "knotted-rug",
  "market-basket",
  "oak-chair",
  "olive-soap",
  "potted-plant",
  "reading-corner",
  "stack-of-books",
  "stoneware-mugs",
  "wool-throw",
] as const;
export type DemoImage = (typeof IMAGES)[number];

async function storeSvg(images: ImageStore, image: DemoImage): Promise<string> {
  const svg = await readFile(join(FOLDER, `${image}.svg`));
  // Uploads are never SVG: it becomes a bitmap first, and is then stored like every upload.
  const path = await storeImage(
    images,
    "offers",
    await sharp(svg).png({ compressionLevel: 1 }).toBuffer(),
  );
  if (path instanceof Refusal) throw new Error(`${image}: ${path.failure.message}`);
  return `/images${path}`;
}

/** Renders every image and stores it as an upload is stored. Returns the paths by name. */
export async function storeImages(images: ImageStore): Promise<ReadonlyMap<DemoImage, string>> {
  return new Map(
    await Promise.all(IMAGES.map(async (image) => [image, await storeSvg(images, image)] as const)),
  );
}
