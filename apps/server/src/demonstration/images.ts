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

/** The paths of a company's images, by their names. */
export type DemoImages = ReadonlyMap<DemoImage, string>;

/**
 * Renders `<folder>/<name>.svg` with its colours turned by some degrees, and stores it as an upload of that kind is stored.
 * Returns its path.
 */
export async function storeSvg(
  images: ImageStore,
  kind: string,
  folder: string,
  name: string,
  hue = 0,
): Promise<string> {
  const svg = await readFile(join(FOLDER, folder, `${name}.svg`));
  // Uploads are never SVG: it becomes a bitmap first, and is then stored like every upload.
  const drawn = hue === 0 ? sharp(svg) : sharp(svg).modulate({ hue });
  const path = await storeImage(images, kind, await drawn.png({ compressionLevel: 1 }).toBuffer());
  if (path instanceof Refusal) throw new Error(`${name}: ${path.failure.message}`);
  return `/images${path}`;
}
