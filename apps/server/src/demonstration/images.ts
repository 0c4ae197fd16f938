import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ImageStore } from "../platform/images/image-store.ts";
import { storeImage } from "../platform/images/store-image.ts";
import { Refusal } from "../platform/refusal/refusal.ts";

const FOLDER = join(import.meta.dirname, "../../demonstration");

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

/** Renders `<folder>/<name>.svg` and stores it as an upload of a kind is stored. Returns its path. */
export async function storeSvg(
  images: ImageStore,
  kind: string,
  folder: string,
  name: string,
): Promise<string> {
  const svg = await readFile(join(FOLDER, folder, `${name}.svg`));
  // Uploads are never SVG: it becomes a bitmap first, and is then stored like every upload.
  const path = await storeImage(
    images,
    kind,
    await sharp(svg).png({ compressionLevel: 1 }).toBuffer(),
  );
  if (path instanceof Refusal) throw new Error(`${name}: ${path.failure.message}`);
  return `/images${path}`;
}

/** Renders every image and stores it as an upload is stored. Returns the paths by name. */
export async function storeImages(images: ImageStore): Promise<ReadonlyMap<DemoImage, string>> {
  return new Map(
    await Promise.all(
      IMAGES.map(
        async (image) => [image, await storeSvg(images, "offers", "images", image)] as const,
      ),
    ),
  );
}
