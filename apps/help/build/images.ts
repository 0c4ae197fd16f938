import type { Root as Html } from "hast";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visit } from "unist-util-visit";
import { PAGES } from "./folders.ts";

/** Where the size of a PNG is in its bytes. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** An image of a page as its document names it: `images/campaign.png`. */
export interface PageImage {
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The address at which readers load an image of docs/help. */
export type ImageHref = (file: string) => string;

/** Gives the images of a page their addresses and sizes, so that nothing moves when they come, and collects them. */
export function placeImages(page: string, tree: Html, imageHref: ImageHref): readonly PageImage[] {
  const images: PageImage[] = [];
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "img") return;
    const file = String(properties["src"]);
    const alt = String(properties["alt"] ?? "");
    if (alt === "") throw new Error(`docs/help/${page}.md: ${file} has no text in its place`);
    const png = readFileSync(join(PAGES, file));
    const [width, height] = [png.readUInt32BE(WIDTH_AT), png.readUInt32BE(HEIGHT_AT)];
    images.push({ file, alt, width, height, bytes: png.length });
    Object.assign(properties, { src: imageHref(file), width, height, loading: "lazy" });
  });
  return images;
}
