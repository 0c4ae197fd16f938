import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { Refusal } from "../platform/http/refusal.ts";
import type { ImageStore } from "../platform/images/image-store.ts";
import { storeImage } from "../platform/images/store-image.ts";

const FOLDER = join(import.meta.dirname, "../../demonstration/pictures");

/** The drawings that ship with the project, as `<name>.svg`. */
export const PICTURES = [
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
export type Picture = (typeof PICTURES)[number];

async function keep(images: ImageStore, picture: Picture): Promise<string> {
  const drawing = await readFile(join(FOLDER, `${picture}.svg`));
  // Uploads are never SVG: the drawing becomes a bitmap first, and then goes the way of every upload.
  const path = await storeImage(
    images,
    "offers",
    await sharp(drawing).png({ compressionLevel: 1 }).toBuffer(),
  );
  if (path instanceof Refusal) throw new Error(`${picture}: ${path.failure.message}`);
  return `/images${path}`;
}

/** Draws every picture and keeps it as an upload is kept. Answers the addresses by name. */
export async function keepPictures(images: ImageStore): Promise<ReadonlyMap<Picture, string>> {
  return new Map(
    await Promise.all(
      PICTURES.map(async (picture) => [picture, await keep(images, picture)] as const),
    ),
  );
}
