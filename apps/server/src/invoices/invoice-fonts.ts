import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";

const require = createRequire(import.meta.url);

/** The faces of an invoice, by the names they are registered under. What is used of them is embedded in each PDF. */
export const FACES = {
  text: readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf")),
  strong: readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf")),
} as const;
export type Face = keyof typeof FACES;

const opened = Object.values(FACES).map((bytes) => {
  const face = fontkit.create(bytes);
  if (!("hasGlyphForCodePoint" in face)) throw new Error("a face is one font, not a collection");
  return face;
});

/** Scripts that run from right to left: their letters are there, but nothing here puts them in order. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Whether every face of an invoice shows this character, in its place. */
export const isShown = (char: string): boolean =>
  !RIGHT_TO_LEFT.test(char) &&
  opened.every((face) => face.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
